'use client';

import { startTransition, useActionState, useEffect, useRef } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { authCopy } from '@/content/auth';
import { idle, type AuthAction } from './auth-action';

/** Sends the form, reports how it went in a message, and moves the focus to the first field that was refused. */
export function useAuthForm(action: AuthAction, failedTitle: string) {
  const [state, send, pending] = useActionState(action, idle);
  const form = useRef<HTMLFormElement>(null);

  // Starts idle, not with `state`: a form sent before the page was ready comes back with its answer already in it.
  const reported = useRef(idle);
  useEffect(() => {
    if (reported.current === state) return;
    reported.current = state;
    if (state.status === 'failed') {
      toast({ title: failedTitle, description: state.message, variant: 'destructive' });
    }
    if (state.status === 'registered') {
      toast({ title: authCopy.registered.title, description: authCopy.registered.text });
    }
    if (state.status === 'invalid') {
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    }
  }, [state, failedTitle]);

  const submit = useSubmit((sent) => {
    // What the last attempt said no longer holds.
    dismissToast();
    startTransition(() => send(new FormData(sent)));
  });

  return {
    state,
    /** What the `<form>` takes. Without JavaScript the browser posts it to the action itself. */
    attributes: { ref: form, action: send, onSubmit: submit, noValidate: true },
    pending,
    email: 'email' in state ? state.email : '',
    errors: state.status === 'invalid' ? state.fieldErrors : {},
  };
}
