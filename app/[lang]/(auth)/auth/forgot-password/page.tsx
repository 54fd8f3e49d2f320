import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthLayout, submitClassName } from '../_components/auth-layout';
import { ForgotPasswordForm } from '../_components/password-forms';
import { sendResetLink } from '../actions';

export async function generateMetadata() {
  const { title, lead: description } = (await words()).auth.authCopy.forgot;
  return pageMetadata({ title, description, path: paths.authForgotPassword, hidden: true });
}

export default async function ForgotPasswordPage() {
  const {
    authCopy: { forgot: copy },
    forgotForm,
  } = (await words()).auth;
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
