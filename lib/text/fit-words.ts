import type { CSSProperties } from 'react';

/** Shorter words fit any window in the size of any title. */
const ALWAYS_FITS = 12;

/**
 * Lets a title be set smaller where its longest word would not fit the window (fontSize in tailwind.config.ts): a word is
 * broken at its soft hyphens, but browsers have no hyphenation dictionary for every language.
 */
export function fitWords(title: string): CSSProperties | undefined {
  const parts = title.split(/[\s\u00AD]+|[\u2010-](?!\u2060)/);
  const longest = Math.max(...parts.map((part) => part.replace(/\u2060/g, '').length));
  return longest > ALWAYS_FITS ? ({ '--longest': longest } as CSSProperties) : undefined;
}
