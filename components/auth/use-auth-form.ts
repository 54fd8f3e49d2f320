'use client';

import { unstable_rethrow } from 'next/navigation';
import { useActionState, useEffect, useRef, useState, useTransition } from 'react';
import { useSubmit } from '@/components/forms/use-submit';
import { dismissToast, toast } from '@/components/ui/use-toast';
import { authCopy } from '@/content/auth';
import type { AuthFormState } from '@/lib/actions/result';
import { idle, type AuthAction } from './auth-action';

/**
 * Sends the form, reports how it went in a message, and moves the focus to the first field that was refused. A server that
 * cannot be reached is an answer too: what was typed stays.
 */
export function useAuthForm(action: AuthAction, failedTitle: string) {
  const [posted, post] = useActionState(action, idle);
  const [answer, setAnswer] = useState<AuthFormState | null>(null);
  const [pending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const state = answer ?? posted;
  const email = 'email' in state ? state.email : '';

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
    if (pending) return;
    // What the last attempt said no longer holds.
    dismissToast();
    startTransition(async () => {
      const next = await action(state, new FormData(sent)).catch((error: unknown) => {
        unstable_rethrow(error); // the way on, after signing in
        return { status: 'failed' as const, message: authCopy.unreachable, email };
      });
      startTransition(() => setAnswer(next));
    });
  });

  return {
    state,
    /** What the `<form>` takes. Without JavaScript the browser posts it to the action itself. */
    attributes: { ref: form, action: post, onSubmit: submit, noValidate: true },
    pending,
    email,
    errors: state.status === 'invalid' ? state.fieldErrors : {},
  };
}
