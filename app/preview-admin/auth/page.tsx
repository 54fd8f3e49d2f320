import { AuthLayout } from '@/components/auth/auth-layout';
import { AuthTabs } from '@/components/auth/auth-tabs';
import { SignInForm } from '@/components/auth/sign-in-form';
import { SignUpForm } from '@/components/auth/sign-up-form';
import { signIn, signUp } from '../actions';
export default function Page() {
  return (
    <AuthLayout>
      <AuthTabs signIn={<SignInForm action={signIn} />} signUp={<SignUpForm action={signUp} />} />
    </AuthLayout>
  );
}
