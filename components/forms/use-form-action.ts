'use client';

import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import type { FormAction, FormState } from '@/lib/actions/result';
import { FORM_TOKEN_FIELD } from '@/lib/form-guard';
import { useFormToken } from './use-form-token';

/**
 * The state of a form in front of a server action. Without JavaScript the browser posts the form itself (`post`) and
 * comes back to `anchor`. With it, `send` takes the fields: nothing is reset, and a server that cannot be reached is
 * an answer too, not the end of the page.
 */
export function useFormAction<Done extends object>(action: FormAction<Done>, anchor: string) {
  const [posted, post] = useActionState<FormState<Done>, FormData>(
    action,
    { status: 'idle' },
    anchor,
  );
  const [answer, setAnswer] = useState<FormState<Done> | null>(null);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;
  const formToken = useFormToken(form);

  useEffect(() => {
    if (state.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [state]);

  function send(fields: FormData) {
    startTransition(async () => {
      fields.set(FORM_TOKEN_FIELD, await formToken());
      const next = await action(state, fields).catch((): FormState<Done> => ({
        status: 'failed',
        typed: {},
      }));
      startTransition(() => setAnswer(next));
    });
  }

  return { form, state, post, send, pending };
}

/** What a field held when the form was sent, for browsers that did not keep it themselves. */
export function typedIn(state: FormState<object>, name: string): string | undefined {
  return 'typed' in state ? state.typed[name] : undefined;
}

/** What a text field takes: its name, and what it held when the form was sent. */
export function named(state: FormState<object>, name: string) {
  return { name, defaultValue: typedIn(state, name) };
}
