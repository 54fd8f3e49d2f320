import 'server-only';
import { cache } from 'react';
import { budgets } from '../supabase/budgets.ts';
import { readTwice } from '../supabase/read.ts';
import { createServiceClient } from '../supabase/service.ts';

/** How many words of a search count, so that a query stays short. */
const MOST_WORDS = 12;

/**
 * Gives the conditions of a search, as PostgREST writes them: the column `search_text` of a row has every word, in any
 * order. Postgres folds the words once in a request, for however many lists.
 *
 * @throws DataError when both attempts failed
 */
export const searchConditions = cache(async (search: string): Promise<string[]> => {
  // Postgres stores no zero byte; other control characters, and halves of surrogate pairs, part words.
  const text = search
    .toWellFormed()
    .replace(/[\p{Cc}\uFFFD]/gu, ' ')
    // An umlaut may be stored as two letters, see {@link spellingsOf}.
    .replace(/[äöü]\u0308?|[aou]\u0308/gi, (letter) => `${letter}e`);
  const client = createServiceClient(budgets.readAttempt);
  const folded = await readTwice('fold a search', () => client.rpc('fold_text', { p_text: text }));
  return folded.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS).map(holdsWord);
});

/**
 * A word with each `ae`, `oe` and `ue` of it as these two letters, and as the umlaut that they may be: folded, its first.
 * After a vowel or a q they are none.
 */
function spellingsOf(word: string): string[] {
  const [start = '', ...rest] = word.split(/(?<=(?<![aeioquy])[aou])(?=e)/);
  if (rest.length > MOST_UMLAUTS) return [word];
  return rest.reduce(
    (spellings, part) => spellings.flatMap((each) => [each + part, each + part.slice(1)]),
    [start],
  );
}

/** Umlauts in a word: each doubles its spellings. */
const MOST_UMLAUTS = 3;

/**
 * The condition that a row holds a word in one of its spellings. A regular expression of Postgres, in which the signs that
 * PostgREST gives a meaning are written by their numbers; its `like` has no escape for its asterisk.
 */
function holdsWord(word: string): string {
  const conditions = spellingsOf(word).map((spelling) => {
    const literal = spelling.replace(/[!-/:-@[-`{-~]/g, (sign) => {
      const number = sign.charCodeAt(0).toString(16).padStart(4, '0');
      return `\\u${number}`;
    });
    return `search_text.match.${literal}`;
  });
  return conditions.length > 1 ? `or(${conditions.join(',')})` : conditions[0]!;
}
