import { useEffect, useRef, type RefObject } from 'react';
import { TICKET_PATH } from '@/lib/form-guard';

/** A form is not kept waiting for its ticket; without one it is still taken, only less often. */
const PATIENCE_MS = 3_000;

/** Asks for a form's ticket when somebody first turns to it. Gives the function that waits for the ticket. */
export function useTicket(form: RefObject<HTMLFormElement | null>): () => Promise<string> {
  const ticket = useRef<Promise<string>>(null);

  useEffect(() => {
    const element = form.current;
    const ask = () => (ticket.current ??= askForTicket());
    // Somebody may have turned to the form before its script was there.
    if (element?.contains(document.activeElement)) void ask();
    element?.addEventListener('focusin', ask);
    return () => element?.removeEventListener('focusin', ask);
  }, [form]);

  return async () => (await ticket.current) ?? '';
}

async function askForTicket(): Promise<string> {
  try {
    const response = await fetch(TICKET_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}
