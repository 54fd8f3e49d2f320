import { authCopy, forgotForm } from '@/content/en/auth';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthLayout, submitClassName } from '../_components/auth-layout';
import { ForgotPasswordForm } from '../_components/password-forms';
import { sendResetLink } from '../actions';

const copy = authCopy.forgot;

export const metadata = pageMetadata({
  title: copy.title,
  description: copy.lead,
  path: paths.authForgotPassword,
  hidden: true,
});

export default function ForgotPasswordPage() {
  return (
    <AuthLayout title={copy.title} lead={copy.lead}>
      <ForgotPasswordForm
        action={sendResetLink}
        buttonClassName={submitClassName}
        words={forgotForm}
      />
    </AuthLayout>
  );
}
