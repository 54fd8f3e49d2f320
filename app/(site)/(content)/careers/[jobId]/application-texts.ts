const NAMES = ['fullName', 'email', 'phone', 'coverLetter'];

type Text = HTMLInputElement | HTMLTextAreaElement;

/** The text fields of the application form. */
export function textsOf(form: HTMLFormElement | null): Text[] {
  return NAMES.map((name) => form?.elements.namedItem(name)).filter(
    (control) => control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement,
  );
}
