import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { AuthLayout, authMetadata, submitClassName } from '../_components/auth-layout';
import { NewPasswordForm } from '../_components/password-forms';
import { saveNewPassword } from '../actions';

export const generateMetadata = authMetadata('newPassword', paths.authNewPassword);

/** Where the button after a reset link leads. The action checks the session; the page is the same for all visitors. */
export default async function NewPasswordPage() {
  const { authCopy, newPasswordForm } = (await words()).auth;
  const { title, lead, why } = authCopy.newPassword;
  return (
    <AuthLayout title={title} lead={lead}>
      <p className="mb-8 max-w-[30rem] border-l-2 pl-4 text-small text-muted-foreground">{why}</p>
      <NewPasswordForm
        action={saveNewPassword}
        submitClassName={submitClassName}
        words={newPasswordForm}
      />
    </AuthLayout>
  );
}
