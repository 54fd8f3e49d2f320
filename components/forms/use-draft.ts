import { useEffect, type RefObject } from 'react';
import { keepTabDraft, readTabDraft } from './drafts';

/**
 * Keeps what is typed into a form in the tab, and fills it in again after a reload, Back or a visit to another page,
 * at the address of another language too. Not kept: passwords, files, and what was sent.
 *
 * @param name which form of the site it is; undefined for one that is not to be kept
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  name: string | undefined,
  isSent: boolean,
) {
  useEffect(() => {
    if (!name) return;
    if (isSent) return keepTabDraft(name, null);
    const element = form.current;
    restore(element, readTabDraft(name));
    const keep = () => keepTabDraft(name, textsOf(element));
    element?.addEventListener('input', keep);
    return () => element?.removeEventListener('input', keep);
  }, [form, name, isSent]);
}

/**
 * Fills in what is empty; what is chosen already may come from the address of the page. A select without an empty choice is
 * never empty, and React, which may hold its value, is told.
 */
function restore(form: HTMLFormElement | null, draft: unknown): void {
  const texts = Object(draft) as Record<string, unknown>;
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
