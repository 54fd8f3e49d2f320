'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import { authCopy } from '@/content/auth';

// A button in the looks of a link, inside the field. Written out, because the component would bring tailwind-merge.
const switchClasses = [
  'absolute inset-y-0 right-0.5 my-auto inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm px-3 py-2',
  'text-small font-semibold text-primary underline decoration-1 underline-offset-4 transition-colors hover:decoration-2 active:translate-y-px',
  'focus-visible:-outline-offset-4 noscript:hidden',
].join(' ');

/** A password that can be looked at while it is typed. The button needs JavaScript, and is not there without it. */
export function PasswordField({
  id,
  autoComplete,
  hint,
  error,
}: {
  id: string;
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
}) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={authCopy.password} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name="password"
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20 noscript:pr-3.5"
          />
          <button
            type="button"
            aria-label={shown ? authCopy.hidePassword : authCopy.showPassword}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className={switchClasses}
          >
            {shown ? authCopy.hide : authCopy.show}
          </button>
        </div>
      )}
    </Field>
  );
}
