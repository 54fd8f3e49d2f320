import { readTwice, type Answer } from '../supabase/read.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';

/** A row as a list shows it: in which language its words are, and which English row has the same meaning. */
export type InLanguage<Row> = Row & { language: Language; original_id: string };

/** The languages in which a row has a page, each with what stands in the address there: a slug, a code or an id. */
export type Alternates = Partial<Record<Language, string>>;

/** How many keys a query names, so that its address stays short. */
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

/**
 * An original and its translations as addresses by language. Without the original, as its translations have no page
 * either, there are none.
 *
 * @param keyOf what of a row stands in its address
 */
export function alternatesOf<Row extends { language: string; translation_of: string | null }>(
  family: readonly Row[],
  keyOf: (row: Row) => string,
): Alternates {
  if (!family.some(({ translation_of }) => translation_of === null)) return {};
  const byLanguage = new Map(family.map((row) => [row.language, keyOf(row)]));
  return Object.fromEntries(
    languages.flatMap((language) => {
      const key = byLanguage.get(language);
      return key === undefined ? [] : [[language, key]];
    }),
  );
}

/** The addresses that alternates stand in. */
export function addressesOf(alternates: Alternates, path: (key: string) => string): Alternates {
  return Object.fromEntries(
    Object.entries(alternates).map(([language, key]) => [language, path(key)]),
  );
}

/** A row that an administrator previews: as it is stored, in the language that was asked for. */
export function asPreview<Row extends { id: string; translation_of: string | null }>(
  row: Row,
  language: Language,
) {
  const alternates: Alternates = {};
  return { ...row, language, original_id: row.translation_of ?? row.id, alternates };
}

/** The condition of PostgREST for a row and its translations, or a translation and its family. Takes stored ids. */
export function familyOf({ id, translation_of }: { id: string; translation_of: string | null }) {
  const original = translation_of ?? id;
  return `id.eq.${original},translation_of.eq.${original}`;
}
