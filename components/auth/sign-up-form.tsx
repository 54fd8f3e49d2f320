'use client';

import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Honeypot } from '@/components/forms/honeypot';
import { authCopy } from '@/content/auth';
import { AccountForm } from './account-form';
import type { AuthAction } from './auth-action';
import { useAuthForm } from './use-auth-form';

/** E-mail and password for a new account; a mail confirms it. */
export function SignUpForm({ action }: { action: AuthAction }) {
  const { signupFailed, signUp, signingUp, passwordHint } = authCopy;
  const form = useAuthForm(action, signupFailed);
  if (form.state.status === 'registered') return <Registered />;
  return (
    <AccountForm
      of={form}
      id="sign-up"
      texts={{ failed: signupFailed, submit: signUp, submitting: signingUp, passwordHint }}
      autoComplete={{ email: 'email', password: 'new-password' }}
    >
      <Honeypot />
    </AccountForm>
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
