import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AuthTabs } from './_components/auth-forms';
import { AuthLayout } from './_components/auth-layout';
import { signOut } from '@/lib/auth/sign-out';
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
      <AuthTabs signIn={signIn} signUp={signUp} signOut={signOut} />
    </AuthLayout>
  );
}
