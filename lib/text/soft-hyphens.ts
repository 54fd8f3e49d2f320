/** A text without the places at which a long word may be broken: for what is no page, such as a title. */
export const withoutSoftHyphens = (text: string) => text.replaceAll('\u00AD', '');
