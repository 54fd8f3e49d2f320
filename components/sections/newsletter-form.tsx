'use client';

import { useEffect, useRef } from 'react';
import { EmailInput, Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { named, useFormAction } from '@/components/forms/use-form-action';
import type { newsletter } from '@/content/newsletter';
import type { FormAction } from '@/lib/actions/result';

/** Stores an address, and gives it back as it was stored. */
export type SubscribeAction = FormAction<{ email: string }>;

type Texts = typeof newsletter.form;

interface NewsletterFormProps {
  action: SubscribeAction;
  /** Classes made on the server, so that no page loads the functions that make them. */
  classNames: { button: string; failed: string; done: string };
  texts: Texts;
  /** The WebMCP attributes of the form and its field. */
  tool: { toolname: string; tooldescription: string; toolparamdescription: string };
}

/** One field and one button; once the address is stored, a sentence in their place. */
export function NewsletterForm({
  action,
  classNames,
  texts: copy,
  tool: words,
}: NewsletterFormProps) {
  const { toolparamdescription, ...tool } = words;
  const { state, pending, attributes } = useFormAction(action, '#newsletter');
  if (state.status === 'done')
    return <Subscribed email={state.email} texts={copy} className={classNames.done} />;

  return (
    <form {...attributes} className="grid gap-4" {...tool}>
      <Honeypot />
      <Field
        id="newsletter-email"
        label={copy.email}
        error={state.status === 'invalid' ? state.fieldErrors.email : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <EmailInput
              {...control}
              {...named(state, 'email')}
              toolparamdescription={toolparamdescription}
              placeholder={copy.placeholder}
              className="flex-[1_1_12rem]"
            />
            <button
              aria-disabled={pending || undefined}
              aria-busy={pending || undefined}
              className={classNames.button}
            >
              {pending ? copy.pending : copy.action}
            </button>
          </div>
        )}
      </Field>
      {state.status === 'failed' && !pending ? (
        <p role="alert" className={classNames.failed}>
          {state.message ?? copy.failed}
        </p>
      ) : null}
    </form>
  );
}

interface SubscribedProps {
  email: string;
  texts: Texts;
  className: string;
}

function Subscribed({ email, texts: copy, className }: SubscribedProps) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the button that had the focus is gone
  return (
    <p ref={note} tabIndex={-1} role="status" className={className}>
      {copy.done} <b className="font-semibold">{email}</b>. {copy.confirm}
    </p>
  );
}
