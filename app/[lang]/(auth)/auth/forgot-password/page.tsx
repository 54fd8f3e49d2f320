import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { AuthLayout, authMetadata, submitClassName } from '../_components/auth-layout';
import { ForgotPasswordForm } from '../_components/password-forms';
import { sendResetLink } from '../actions';

export const generateMetadata = authMetadata('forgot', paths.authForgotPassword);

export default async function ForgotPasswordPage() {
  const { authCopy, forgotForm } = (await words()).auth;
  const { title, lead } = authCopy.forgot;
  return (
    <AuthLayout title={title} lead={lead}>
      <ForgotPasswordForm
        action={sendResetLink}
        submitClassName={submitClassName}
        words={forgotForm}
      />
    </AuthLayout>
  );
}
