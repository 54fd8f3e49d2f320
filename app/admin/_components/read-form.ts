import type { FormField, FormValues } from '@/lib/collections/row';

export function isTyped(control: EventTarget): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

export function isBox(
  control: HTMLInputElement | HTMLTextAreaElement,
): control is HTMLInputElement {
  return control.type === 'checkbox';
}

/** A random key, a UUID of version 4 (RFC 9562). Browsers keep crypto.randomUUID() from addresses without https. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...groups, `8${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}

/** Reads what the controls hold now. */
export function readForm(form: HTMLFormElement, fields: readonly FormField[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields
      .filter(({ readOnly }) => !readOnly)
      .map(({ name, kind }) => [
        name,
        kind === 'boolean' ? data.has(name) : textIn(form, data, name),
      ]),
  );
}

/**
 * A date of which only a part is typed has no value, and must not be stored as none. One that is not touched is what is
 * stored, which may be more exact than what is shown.
 */
function textIn(form: HTMLFormElement, data: FormData, name: string): string {
  const control = form.elements.namedItem(name);
  const written = String(data.get(name) ?? '');
  if (!(control instanceof HTMLInputElement)) return written;
  if (control.validity.badInput) return 'incomplete';
  const { stored } = control.dataset;
  return stored && written === control.defaultValue ? stored : written;
}
