'use client';

import { useEffect, useRef } from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { FormLanguage } from '@/components/forms/form-language';
import { Honeypot } from '@/components/forms/honeypot';
import { named, useFormAction } from '@/components/forms/use-form-action';
import type { Words as SiteWords } from '@/content/languages';
import type { FormAction } from '@/lib/actions/result';

/** Stores an address, and gives it back as it was stored. */
export type SubscribeAction = FormAction<{ email: string }>;

type Words = SiteWords['newsletter']['newsletter']['form'];

interface NewsletterFormProps {
  action: SubscribeAction;
  /** Classes made on the server, so that no page loads the functions that make them. */
  classNames: { button: string; failed: string; done: string };
  words: Words;
}

/** One field and one button; once the address is stored, a sentence in their place. */
export function NewsletterForm({ action, classNames, words }: NewsletterFormProps) {
  const { state, pending, attributes } = useFormAction(action, '#newsletter');
  if (state.status === 'done')
    return <Subscribed email={state.email} words={words} className={classNames.done} />;

  return (
    <form {...attributes} className="grid gap-4">
      <Honeypot label={words.honeypot} />
      <FormLanguage />
      <Field
        id="newsletter-email"
        label={words.email}
        error={state.status === 'invalid' ? state.fieldErrors.email : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <EmailInput
              {...control}
              {...named(state, 'email')}
              placeholder={words.placeholder}
              className="flex-[1_1_12rem]"
            />
            <button
              aria-disabled={pending || undefined}
              aria-busy={pending || undefined}
              className={classNames.button}
            >
              {pending ? words.pending : words.action}
            </button>
          </div>
        )}
      </Field>
      {state.status === 'failed' && !pending ? (
        <p role="alert" className={classNames.failed}>
          {state.message ?? words.failed}
        </p>
      ) : null}
    </form>
  );
}

function Subscribed(props: { email: string; words: Words; className: string }) {
  const { email, words, className } = props;
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the button that had the focus is gone
  return (
    <p ref={note} tabIndex={-1} role="status" className={className}>
      {words.done} <b className="font-semibold">{email}</b>. {words.confirm}
    </p>
  );
}
