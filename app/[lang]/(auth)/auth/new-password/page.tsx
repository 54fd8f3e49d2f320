import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthLayout, submitClassName } from '../_components/auth-layout';
import { NewPasswordForm } from '../_components/password-forms';
import { saveNewPassword } from '../actions';

export async function generateMetadata() {
  const { title, lead: description } = (await words()).auth.authCopy.newPassword;
  return pageMetadata({ title, description, path: paths.authNewPassword, hidden: true });
}

/** Where the button after a reset link leads. The action checks the session; the page is the same for all visitors. */
export default async function NewPasswordPage() {
  const {
    authCopy: { newPassword: copy },
    newPasswordForm,
  } = (await words()).auth;
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <p className="mb-8 max-w-[30rem] border-l-2 pl-4 text-small text-muted-foreground">
        {copy.why}
      </p>
      <NewPasswordForm
        action={saveNewPassword}
        buttonClassName={submitClassName}
        words={newPasswordForm}
      />
    </AuthLayout>
  );
}
