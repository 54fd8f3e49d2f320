import { useEffect, type RefObject } from 'react';
import { readDraft, writeDraft } from './drafts';

/**
 * Keeps what is typed into a form in the tab, and fills it in again after a reload, Back or a visit to another page. Not
 * kept: passwords, files, and what was sent.
 *
 * @param name which form of its page it is; undefined for one that is not to be kept
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  isSent: boolean,
) {
  useEffect(() => {
    if (!name) return;
    const key = location.pathname + name;
    if (isSent) return writeDraft(key, null);
    const element = form.current;
    restore(element, readDraft(key));
    const keep = () => writeDraft(key, textsOf(element));
    element?.addEventListener('input', keep);
    return () => element?.removeEventListener('input', keep);
  }, [form, name, isSent]);
}

/**
 * Fills in what is empty; what is chosen already may come from the address of the page. A select without an empty choice is
 * never empty, and React, which may hold its value, is told.
 */
function restore(form: HTMLFormElement | null, draft: string | null): void {
  const texts = parse(draft);
  for (const control of controlsOf(form)) {
    const text = texts[control.name];
    if (typeof text !== 'string') continue;
    if (control instanceof HTMLSelectElement) {
      if (text === '' || (control.value !== '' && control.querySelector('option[value=""]')))
        continue;
      control.value = text;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    } else control.value ||= text;
  }
}

function textsOf(form: HTMLFormElement | null): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}

const KEPT =
  'input:not([type=hidden], [type=file], [type=password], [type=checkbox], [type=radio], [tabindex="-1"])[name], select[name], textarea[name]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.querySelectorAll<Control>(KEPT) ?? [])];
}

function parse(draft: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(draft ?? '{}')) as Record<string, unknown>;
  } catch {
    return {}; // not ours
  }
}
