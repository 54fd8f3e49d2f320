import { unescapeHtml } from './escape.ts';

/**
 * Words of a text that a reader takes in a minute: 238 for English that is no fiction (M. Brysbaert, How many words do we
 * read per minute?, Journal of Memory and Language 109, 2019).
 */
export const WORDS_PER_MINUTE = 238;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** Scripts without spaces between words: a character counts as a word, as writers of these scripts count. */
const COUNTED_BY_CHARACTER = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Elements within a line: a word may go on behind them. */
const WITHIN_A_WORD = /<\/?(?:a|b|code|em|i|s|strong|sub|sup)(?:\s[^>]*)?>/g;

/** The words of a stored HTML text, or of a plain one. */
export function countWords(html: string): number {
  const text = unescapeHtml(html.replace(WITHIN_A_WORD, '').replace(/<[^>]*>/g, ' '));
  let count = 0;
  for (const { segment, isWordLike } of words.segment(text))
    if (isWordLike) count += COUNTED_BY_CHARACTER.test(segment) ? [...segment].length : 1;
  return count;
}

/** The time that so many words take to read, in whole minutes, at least one: 4 min read. */
export function readingTime(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`;
}
