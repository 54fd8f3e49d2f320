import { useEffect, useRef, type RefObject } from 'react';
import { SHORTEST_FILLING_MS, FORM_TOKEN_PATH } from '@/lib/form-guard';

/** A form is not kept waiting for its form token; without one it is still taken, only less often. */
const PATIENCE_MS = 3_000;

/** What the form token says, and when it came, by the clock of the page. */
interface FormToken {
  text: string;
  since: number;
}

/**
 * Asks for a form's form token when somebody first turns to it. Gives the function that waits for what is sent along: the form token,
 * or nothing where it is so young that its sender would be taken for a machine. A browser may have filled in the fields by
 * itself, or the visitor before the form's script was there.
 */
export function useFormToken(form: RefObject<HTMLFormElement | null>): () => Promise<string> {
  const formToken = useRef<Promise<FormToken>>(null);

  useEffect(() => {
    const element = form.current;
    const ask = () => (formToken.current ??= requestFormToken());
    // Somebody may have turned to the form before its script was there.
    if (element?.contains(document.activeElement)) void ask();
    element?.addEventListener('focusin', ask);
    return () => element?.removeEventListener('focusin', ask);
  }, [form]);

  return async () => {
    const held = await formToken.current;
    return held && performance.now() - held.since >= SHORTEST_FILLING_MS ? held.text : '';
  };
}

async function requestFormToken(): Promise<FormToken> {
  let text = '';
  try {
    const response = await fetch(FORM_TOKEN_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (response.ok) text = await response.text();
  } catch {
    // The form is sent without one.
  }
  return { text, since: performance.now() };
}
