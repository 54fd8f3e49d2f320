'use client';

import { useEffect, useRef, type SubmitEvent } from 'react';
import { Field } from '@/components/forms/field';
import { FormMessage } from '@/components/forms/form-message';
import { SubmitButton } from '@/components/forms/submit-button';
import { typedIn, useFormAction } from '@/components/forms/use-form-action';
import { Input } from '@/components/ui/input';
import { newsletter as copy } from '@/content/newsletter';
import type { FormAction } from '@/lib/actions/result';

/** Stores an address, and gives it back as it was stored. */
export type SubscribeAction = FormAction<{ email: string }>;

/** One field and one button; once the address is stored, a sentence in their place. */
export function NewsletterForm({ action }: { action: SubscribeAction }) {
  const { form, state, post, send, pending } = useFormAction(action, '#newsletter');
  if (state.status === 'done') return <Subscribed email={state.email} />;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    send(new FormData(event.currentTarget));
  }

  return (
    <form ref={form} action={post} onSubmit={submit} noValidate className="grid gap-4">
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
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder={copy.placeholder}
              defaultValue={typedIn(state, 'email')}
              className="flex-[1_1_12rem]"
            />
            <SubmitButton pending={pending} pendingLabel={copy.pending} className="grow sm:grow-0">
              {copy.action}
            </SubmitButton>
          </div>
        )}
      </Field>
      {state.status === 'failed' && !pending ? (
        <FormMessage variant="error">{copy.failed}</FormMessage>
      ) : null}
    </form>
  );
}

function Subscribed({ email }: { email: string }) {
  const note = useRef<HTMLParagraphElement>(null);
  useEffect(() => note.current?.focus(), []); // the button that had the focus is gone
  return (
    <FormMessage variant="success">
      <p ref={note} tabIndex={-1} className="wrap-anywhere outline-none">
        {copy.done} <b className="font-semibold">{email}</b>. {copy.leave}
      </p>
    </FormMessage>
  );
}
