import { useEffect, type RefObject } from 'react';
import { textsOf } from './application-texts';

/** Keeps the texts of a form in this tab, so that a reload does not lose them. */
export function useDraft(form: RefObject<HTMLFormElement | null>, jobId: string) {
  const key = `application:${jobId}`;

  useEffect(() => {
    const draft = read(key);
    for (const control of textsOf(form.current)) control.value ||= draft[control.name] ?? '';
  }, [form, key]);

  return {
    keep: () => {
      const texts = textsOf(form.current).map(({ name, value }) => [name, value]);
      write(key, JSON.stringify(Object.fromEntries(texts)));
    },
    forget: () => write(key, null),
  };
}

function read(key: string): Record<string, string> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {}; // storage is switched off, or holds something else
  }
}

function write(key: string, draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Without storage there is no draft; the form itself still holds everything.
  }
}
