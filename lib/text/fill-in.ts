/** A sentence with values in the places that are written `{name}`. A place without a value stays as it is. */
export function fillIn(
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
