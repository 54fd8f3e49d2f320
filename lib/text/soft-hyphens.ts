/** A text without the invisible characters that say where a word may be broken, or not: for what is no page, such as a title. */
export const withoutSoftHyphens = (text: string) => text.replace(/[\u00AD\u2060]/g, '');
