'use client';

import { authCopy } from '@/content/auth';
import { AccountForm } from './account-form';
import type { AuthAction } from './auth-action';
import { useAuthForm } from './use-auth-form';

/** E-mail and password of an account that exists. */
export function SignInForm({ action }: { action: AuthAction }) {
  const { loginFailed, signIn, signingIn } = authCopy;
  return (
    <AccountForm
      of={useAuthForm(action, loginFailed)}
      id="sign-in"
      texts={{ failed: loginFailed, submit: signIn, submitting: signingIn }}
      autoComplete={{ email: 'username', password: 'current-password' }}
    />
  );
}
