import { languages, type Language } from './languages.ts';

/** The languages in which a row has a page, each with what stands in the address there: a slug, a code or an id. */
export type Alternates = Partial<Record<Language, string>>;

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
