'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { Input } from '@/components/ui/input';
import type { Words } from '@/content/languages';

interface PasswordFieldProps {
  id: string;
  name?: string;
  label: string;
  /** The words of the button that shows it. */
  reveal: Words['auth']['accountForms']['reveal'];
  autoComplete: 'current-password' | 'new-password';
  hint?: string;
  error?: string;
}

/** A password with a button that shows it. The button needs JavaScript and is hidden without it. */
export function PasswordField({
  id,
  name = 'password',
  label,
  reveal,
  autoComplete,
  hint,
  error,
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className="pr-20 noscript:pr-3.5"
          />
          <button
            type="button"
            aria-label={shown ? reveal.hidePassword : reveal.showPassword}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto min-h-11 cursor-pointer justify-center px-3 text-small font-semibold text-primary underline decoration-1 underline-offset-4 hover:decoration-2 focus-visible:-outline-offset-4 noscript:hidden"
          >
            {shown ? reveal.hide : reveal.show}
          </button>
        </div>
      )}
    </Field>
  );
}
