import { defaultLanguage, type Language } from '../languages/languages.ts';
import { readTwice, type Answer } from './read.ts';

/** A row as a list shows it: in which language its words are, and which English row has the same meaning. */
export type InLanguage<Row> = Row & { language: Language; original_id: string };

/** The most keys that a query names, so that its address stays short. */
const KEYS_IN_A_QUERY = 100;

/** Columns of a table that are selected, before there is a condition. */
interface Selection<Row> {
  eq(column: 'language', language: Language): Selection<Row>;
  in(column: 'translation_of', ids: readonly string[]): PromiseLike<Answer<Row[]>>;
}

/**
 * English rows as a language lists them, in their order: each with the words of its translation or, where there is none,
 * as it is.
 *
 * @param select the columns that are a translation's own, and `translation_of`
 * @throws DataError when both attempts of a read failed
 */
export async function inLanguage<
  Row extends { id: string },
  Words extends Partial<Row> & { translation_of: string | null },
>(
  originals: readonly Row[],
  language: Language,
  select: () => Selection<Words>,
): Promise<InLanguage<Row>[]> {
  const ids = language === defaultLanguage ? [] : originals.map(({ id }) => id);
  const queries = Array.from({ length: Math.ceil(ids.length / KEYS_IN_A_QUERY) }, (_, part) => {
    const some = ids.slice(part * KEYS_IN_A_QUERY, (part + 1) * KEYS_IN_A_QUERY);
    return readTwice('list translations', () =>
      select().eq('language', language).in('translation_of', some),
    );
  });
  const translations = new Map(
    (await Promise.all(queries)).flat().map((row) => [row.translation_of, row]),
  );
  return originals.map((original) => {
    const own = { language: defaultLanguage, original_id: original.id };
    const found = translations.get(original.id);
    if (!found) return { ...original, ...own };
    const { translation_of, ...words } = found;
    return { ...original, ...words, language, original_id: translation_of ?? original.id };
  });
}
