'use client';

import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { RobotTrap } from '@/components/forms/robot-trap';
import { SubmitButton } from '@/components/forms/submit-button';
import { authCopy } from '@/content/auth';
import { EmailField } from './email-field';
import { PasswordField } from './password-field';
import type { AuthAction } from './types';
import { useAuthForm } from './use-auth-form';

/** E-mail and password for a new account; a mail confirms it. */
export function SignUpForm({ action }: { action: AuthAction }) {
  const { state, send, forgetLastAttempt, pending, form, email, errors } = useAuthForm(
    action,
    authCopy.signupFailed,
  );
  if (state.status === 'registered') return <Registered />;
  return (
    <form ref={form} action={send} onSubmit={forgetLastAttempt} noValidate className="grid gap-6">
      {state.status === 'failed' ? (
        <div className="hidden noscript:block">
          <FormMessage variant="error" title={authCopy.signupFailed}>
            <p>{state.message}</p>
          </FormMessage>
        </div>
      ) : null}
      <RobotTrap />
      <EmailField
        id="sign-up-email"
        autoComplete="email"
        defaultValue={email}
        error={errors.email}
      />
      <PasswordField
        id="sign-up-password"
        autoComplete="new-password"
        hint={authCopy.passwordHint}
        error={errors.password}
      />
      <SubmitButton
        pending={pending}
        pendingLabel={authCopy.signingUp}
        variant="tag"
        size="lg"
        className="justify-self-start"
      >
        {authCopy.signUp}
      </SubmitButton>
    </form>
  );
}

// The message goes after a few seconds; what to do next stays.
function Registered() {
  const { title, text, next } = authCopy.registered;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the form that had the focus is gone
  return (
    <div className="grid gap-4">
      <div className="hidden noscript:block">
        <FormMessage variant="success" title={title}>
          <p>{text}</p>
        </FormMessage>
      </div>
      <p ref={note} tabIndex={-1} className="outline-none">
        {next}
      </p>
    </div>
  );
}
