import { AuthLayout } from '@/components/auth/auth-layout';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { SignInForm } from '@/components/auth/sign-in-form';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { signIn, signUp } from './actions';

export const metadata = pageMetadata({
  title: 'Sign in',
  description: 'Sign in to Nightdesk or create an account with your e-mail address and a password.',
  path: paths.auth,
  hidden: true,
});

export default function AuthPage() {
  return (
    <AuthLayout>
      <AuthTabs signIn={<SignInForm action={signIn} />} signUp={<SignUpForm action={signUp} />} />
    </AuthLayout>
  );
}
