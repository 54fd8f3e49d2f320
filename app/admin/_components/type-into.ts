/** Puts a text into a field as if it were typed: the form around it hears of it. */
export function typeInto(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
