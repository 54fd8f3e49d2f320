'use client';

import { unstable_rethrow } from 'next/navigation';
import {
  useActionState,
  useEffect,
  useRef,
  useState,
  useTransition,
  type RefObject,
  type SubmitEvent,
} from 'react';
import type { FormAction, FormState } from '@/lib/actions/result';
import { useDraft } from './use-draft';
import { FORM_TOKEN_FIELD, FORM_TOKEN_PATH, SHORTEST_FILLING_MS } from '@/lib/security/form-guard';

/**
 * Connects a form with its server action. The `<form>` takes `attributes`.
 *
 * Without JavaScript, and before hydration, the browser posts the form itself and comes back to `anchor`, if there is
 * one. With JavaScript the fields are sent in the background: the form is not reset, and an unreachable server is a
 * `failed` state.
 *
 * @param anchor names the form in its page. A form that leads on to another page has none, because a redirect would carry
 *   it on.
 * @param collect gives the fields to send, or null to send nothing; by default all fields of the form.
 * @param draft names the form in the site: what is typed is kept under it until it is sent ({@link useDraft}).
 */
export function useFormAction<Done extends object>(
  action: FormAction<Done>,
  anchor: string | undefined,
  collect: (form: HTMLFormElement) => FormData | null | Promise<FormData | null> = (form) =>
    new FormData(form),
  draft = anchor,
) {
  const [posted, post] = useActionState<FormState<Done>, FormData>(
    action,
    { status: 'idle' },
    anchor,
  );
  const [answer, setAnswer] = useState<FormState<Done> | null>(null);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;
  const readFormToken = useFormToken(form);
  useDraft(form, draft, state.status === 'done');

  useEffect(() => {
    if (state.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [state]);

  const submit = useSubmit(async (submitted) => {
    if (pending) return;
    const fields = await collect(submitted);
    if (!fields) return;
    startTransition(async () => {
      fields.set(FORM_TOKEN_FIELD, await readFormToken());
      const next = await action(state, fields).catch((error: unknown): FormState<Done> => {
        unstable_rethrow(error); // a redirect
        return { status: 'failed', typed: 'typed' in state ? state.typed : {} };
      });
      startTransition(() => setAnswer(next));
    });
  });

  return {
    state,
    pending,
    attributes: { ref: form, action: post, onSubmit: submit, noValidate: true },
  };
}

/** A hidden tab is not painted: after this time the submission goes on without. */
const PAINT_TIMEOUT_MS = 100;

/**
 * Makes a handler for a form's submit event. The browser paints the pressed button before `take` starts, so that slow work
 * does not delay the response to the press. A second submission while `take` runs is ignored.
 */
function useSubmit(take: (form: HTMLFormElement) => Promise<void> | void) {
  const isTaking = useRef(false);

  return async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isTaking.current) return;
    isTaking.current = true;
    const form = event.currentTarget;
    try {
      await nextPaint();
      await take(form);
    } finally {
      isTaking.current = false;
    }
  };
}

// The callbacks of a frame run before its paint; a timer set in one of them runs after it.
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PAINT_TIMEOUT_MS);
  });
}

/** The submitted text of a field: without JavaScript the page that shows the errors fills it in again. */
export function typedIn(state: FormState<object>, name: string): string | undefined {
  return 'typed' in state ? state.typed[name] : undefined;
}

/** The name of a text control and, after an error, its submitted text. */
export function named(state: FormState<object>, name: string) {
  return { name, defaultValue: typedIn(state, name) };
}

/** The longest wait of a form for its token. Without one it can be sent too, under a stricter rate limit. */
const TOKEN_TIMEOUT_MS = 3_000;

/** The token, and when it arrived (`performance.now()`). */
type FormToken = { text: string; arrived: number };

/**
 * Requests the form token when the form first gets the focus. The function that it gives waits for it, and gives an empty
 * string while the token is younger than {@link SHORTEST_FILLING_MS}: the server takes the sender of a younger one for a
 * bot, but the browser may have filled in the form, or the visitor before hydration.
 */
function useFormToken(form: RefObject<HTMLFormElement | null>) {
  const token = useRef<Promise<FormToken>>(null);

  useEffect(() => {
    const element = form.current;
    const request = () => (token.current ??= requestFormToken());
    // The focus may have come before hydration.
    if (element?.contains(document.activeElement)) void request();
    element?.addEventListener('focusin', request);
    return () => element?.removeEventListener('focusin', request);
  }, [form]);

  return async () => {
    const held = await token.current;
    // There was no focus, or no answer: the next submission may have one.
    if (!held?.text) token.current = requestFormToken();
    return held && performance.now() - held.arrived >= SHORTEST_FILLING_MS ? held.text : '';
  };
}

async function requestFormToken(): Promise<FormToken> {
  let text = '';
  try {
    const response = await fetch(FORM_TOKEN_PATH, {
      signal: AbortSignal.timeout(TOKEN_TIMEOUT_MS),
    });
    if (response.ok) text = await response.text();
  } catch {
    // The form is sent without a token.
  }
  return { text, arrived: performance.now() };
}
