'use client';

import { useState } from 'react';
import { Field } from '@/components/forms/field';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { authCopy } from '@/content/auth';

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
          <Button
            variant="link"
            size="sm"
            aria-label={shown ? authCopy.hidePassword : authCopy.showPassword}
            aria-controls={id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto justify-center px-3 text-small text-primary focus-visible:-outline-offset-4 noscript:hidden"
          >
            {shown ? authCopy.hide : authCopy.show}
          </Button>
        </div>
      )}
    </Field>
  );
}
