import { useEffect, type RefObject } from 'react';

/** The text fields of the application form. A chosen file cannot be stored. */
const DRAFT_FIELDS = ['fullName', 'email', 'phone', 'coverLetter'];

/** Stores the texts of the form in `sessionStorage`, so that they survive a reload but not the tab. */
export function useDraft(form: RefObject<HTMLFormElement | null>, jobId: string) {
  const key = `application:${jobId}`;

  useEffect(() => {
    const draft = read(key);
    for (const control of textControlsOf(form.current)) control.value ||= draft[control.name] ?? '';
  }, [form, key]);

  return {
    keep: () => {
      const texts = textControlsOf(form.current).map(({ name, value }) => [name, value]);
      write(key, JSON.stringify(Object.fromEntries(texts)));
    },
    forget: () => write(key, null),
  };
}

function textControlsOf(form: HTMLFormElement | null) {
  return DRAFT_FIELDS.map((name) => form?.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
}

function read(key: string): Record<string, string> {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}) as Record<string, string>;
  } catch {
    return {}; // storage is blocked, or its content is not ours
  }
}

function write(key: string, draft: string | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, draft);
  } catch {
    // Storage is blocked: there is no draft, and the form itself still holds the texts.
  }
}
