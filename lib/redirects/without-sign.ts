/** Signs that follow an address in a sentence, and that chat and mail programs take for a part of it. */
const SIGN = /[\s\u200b\ufeff()[\]{}<>.,;:!?'"`*…‘’‚“”„‹›«»]/u.source;

/** Begins at no sign behind another one, so that a text of signs is read once. */
const SIGNS_AT_END = new RegExp(`(?<!${SIGN})${SIGN}+$`, 'u');

/** A text without the brackets, quotes and punctuation at its end. */
export function cutSigns(text: string): string {
  return text.replace(SIGNS_AT_END, '');
}

/**
 * The same of a path; no page of this site has such a sign at the end of its address.
 *
 * @param path escaped, as addresses are
 * @returns null where there is none, and where nothing else would be left of a part
 */
export function withoutSign(path: string): string | null {
  try {
    const start = path.lastIndexOf('/') + 1;
    const written = decodeURIComponent(path.slice(start));
    const meant = cutSigns(written);
    if (meant === written || (meant === '' && start > 1) || path.startsWith('//')) return null;
    return path.slice(0, start) + encodeURIComponent(meant);
  } catch {
    return null; // a percent sign that begins no character
  }
}
