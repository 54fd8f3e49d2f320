'use client';

import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { authCopy } from '@/content/auth';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import type { AuthAction } from './types';
import { useAuthForm } from './use-auth-form';

/** E-mail and password of an account that exists. */
export function SignInForm({ action }: { action: AuthAction }) {
  const { state, send, forgetLastAttempt, pending, form, email, errors } = useAuthForm(
    action,
    authCopy.loginFailed,
  );
  return (
    <form ref={form} action={send} onSubmit={forgetLastAttempt} noValidate className="grid gap-6">
      {state.status === 'failed' ? (
        <div className="hidden noscript:block">
          <FormMessage variant="error" title={authCopy.loginFailed}>
            <p>{state.message}</p>
          </FormMessage>
        </div>
      ) : null}
      <EmailField
        id="sign-in-email"
        autoComplete="username"
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        id="sign-in-password"
        autoComplete="current-password"
        error={errors.password}
      />
      <SubmitButton
        pending={pending}
        pendingLabel={authCopy.signingIn}
        variant="tag"
        size="lg"
        className="justify-self-start"
      >
        {authCopy.signIn}
      </SubmitButton>
    </form>
  );
}
