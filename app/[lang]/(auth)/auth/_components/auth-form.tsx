'use client';

import type { ReactNode } from 'react';
import { FormLanguage } from '@/components/forms/form-language';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import type { useFormAction } from '@/components/forms/use-form-action';

export type AuthWords = Record<'failed' | 'unreachable' | 'submit' | 'submitting', string>;

interface AuthFormProps {
  form: ReturnType<typeof useFormAction<object>>;
  words: AuthWords;
  /** The server makes the classes, so the browser does not load what makes them. */
  submitClassName: string;
  failureClassName?: string;
  /** The fields. */
  children: ReactNode;
}

/** A form of these pages: what failed, the fields and the button. */
export function AuthForm({ form, words, children, ...classNames }: AuthFormProps) {
  const { state, pending, attributes } = form;
  return (
    <form {...attributes} className="grid gap-6">
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error" title={words.failed} className={classNames.failureClassName}>
          <p>{state.message ?? words.unreachable}</p>
        </FormMessage>
      ) : null}
      <FormLanguage />
      {children}
      <SubmitButton
        pending={pending}
        pendingLabel={words.submitting}
        className={classNames.submitClassName}
      >
        {words.submit}
      </SubmitButton>
    </form>
  );
}
