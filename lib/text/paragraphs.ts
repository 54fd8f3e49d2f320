/** Splits a text on its line breaks; blank lines and the space around each paragraph are dropped. */
export function splitParagraphs(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
