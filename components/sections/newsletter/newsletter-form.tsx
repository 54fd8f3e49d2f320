'use client';

import { useEffect, useRef } from 'react';
import { Field } from '@/components/forms/field';
import { Honeypot } from '@/components/forms/honeypot';
import { typedIn, useFormAction } from '@/components/forms/use-form-action';
import { useSubmit } from '@/components/forms/use-submit';
import { Input } from '@/components/ui/input';
import type { newsletter } from '@/content/newsletter';
import type { FormAction } from '@/lib/actions/result';

/** Stores an address, and gives it back as it was stored. */
export type SubscribeAction = FormAction<{ email: string }>;

type Texts = typeof newsletter.form;

interface NewsletterFormProps {
  action: SubscribeAction;
  /** The classes of button and messages. The server knows them, so that no page has to load what makes them. */
  looks: { button: string; failed: string; done: string };
  texts: Texts;
  /** What browsing agents are told about the form. */
  tool: { toolname: string; tooldescription: string; toolparamdescription: string };
}

/** One field and one button; once the address is stored, a sentence in their place. */
export function NewsletterForm({ action, looks, texts: copy, tool: words }: NewsletterFormProps) {
  const { toolparamdescription, ...tool } = words;
  const { form, state, post, send, pending } = useFormAction(action, '#newsletter');
  const submit = useSubmit((sent) => {
    if (!pending) send(new FormData(sent));
  });
  if (state.status === 'done')
    return <Subscribed email={state.email} texts={copy} className={looks.done} />;

  return (
    <form ref={form} action={post} onSubmit={submit} noValidate className="grid gap-4" {...tool}>
      <Honeypot />
      <Field
        id="newsletter-email"
        label={copy.email}
        error={state.status === 'invalid' ? state.fieldErrors.email : undefined}
      >
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              name="email"
              type="email"
              toolparamdescription={toolparamdescription}
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={copy.placeholder}
              defaultValue={typedIn(state, 'email')}
              className="flex-[1_1_12rem]"
            />
            <button
              aria-disabled={pending || undefined}
              aria-busy={pending || undefined}
              className={looks.button}
            >
              {pending ? copy.pending : copy.action}
            </button>
          </div>
        )}
      </Field>
      {state.status === 'failed' && !pending ? (
        <p role="alert" className={looks.failed}>
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
      {copy.done} <b className="font-semibold">{email}</b>. {copy.leave}
    </p>
  );
}
