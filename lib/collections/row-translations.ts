import 'server-only';
import { randomUUID } from 'node:crypto';
import { defaultLanguage, languages, type Language } from '../languages/languages.ts';
import type { Client } from '../supabase/client.ts';
import { call, DataError, isDuplicate, readTwice } from '../supabase/read.ts';
import {
  keyOf,
  languageOf,
  listedColumns,
  OWN_OF_TRANSLATION,
  pictureField,
  type Collection,
  type State,
} from './collection.ts';
import { valuesOfStep } from './publishing-form.ts';
import type { Row } from './row.ts';
import { getRow, tableOf } from './row-store.ts';

/**
 * The translations of a row, in any state.
 *
 * @throws DataError when that failed
 */
export async function listTranslations(
  client: Client,
  collection: Collection,
  key: string,
): Promise<Row[]> {
  const rows = tableOf(client, collection).select<string, Row>('*').eq('translation_of', key);
  return call('list translations', rows);
}

/** How far a row is in each other language. */
export type LanguageStates = readonly {
  language: Language;
  state: 'current' | 'outdated' | 'none';
}[];

/**
 * Reads how far the rows of one page of a list are in the other languages; nothing for what is a translation itself.
 *
 * @param rows with `words_digest`
 * @returns a function that gives that of a row
 * @throws DataError when both attempts failed
 */
export async function readLanguageStates(
  client: Client,
  collection: Collection,
  rows: readonly Row[],
): Promise<(row: Row) => LanguageStates | undefined> {
  const originals = collection.translatable
    ? rows.filter((row) => languageOf(row) === defaultLanguage)
    : [];
  const keys = originals.map((row) => keyOf(collection, row));
  const found =
    keys.length > 0
      ? await readTwice(`list translations of ${collection.labels.many}`, () =>
          tableOf(client, collection)
            .select<string, Row>('translation_of, language, translated_from')
            .in('translation_of', keys),
        )
      : [];
  return (row) => {
    const key = keyOf(collection, row);
    if (!keys.includes(key)) return undefined;
    return languages
      .filter((language) => language !== defaultLanguage)
      .map((language) => {
        const one = found.find((each) => each.translation_of === key && each.language === language);
        const state = !one ? 'none' : isOutdated(one, row) ? 'outdated' : 'current';
        return { language, state } as const;
      });
  };
}

/** The columns that a list needs for what it shows of its rows besides their cells. */
export function shownColumns(collection: Collection): string[] {
  const picture = pictureField(collection);
  return [
    ...listedColumns(collection),
    ...(picture ? [picture] : []),
    ...(collection.translatable ? ['words_digest'] : []),
  ];
}

/** Whether the words of the original are not those any more of which a translation was confirmed. */
export function isOutdated(translation: Row, original: Row): boolean {
  return translation.translated_from !== original.words_digest;
}

/**
 * The original as it was when a translation was confirmed last, as the history has it: the last change that gave it other
 * words.
 *
 * @throws DataError when that failed
 */
export async function getTranslated(
  client: Client,
  collection: Collection,
  { translated_from: digest }: Row,
  original: Row,
): Promise<Row | null> {
  if (typeof digest !== 'string') return null;
  const changes = client
    .from('content_changes')
    .select('before')
    .eq('table_name', collection.table)
    .eq('row_id', keyOf(collection, original))
    .eq('before->>words_digest', digest)
    .order('id', { ascending: false })
    .limit(1);
  const [change] = await call('find what was translated', changes);
  return (change?.before ?? null) as Row | null;
}

/** The state of a translation. What its original hides, it cannot show. */
export function stateOfTranslation(
  { stateOf, isPublic = () => true }: Collection,
  translation: Row,
  original: Row,
): State | undefined {
  const isHidden = isPublic(translation) && !isPublic(original);
  return isHidden ? { badge: 'Hidden with its original', tone: 'hidden' } : stateOf?.(translation);
}

/**
 * Makes a translation of a row: a draft that begins with the words of the original, so that pictures, lists and tables
 * stand where they belong.
 *
 * @param client acts as an administrator
 * @returns the key of the translation, also of one that is there already; null where the original is gone
 * @throws DataError when that failed
 */
export async function createTranslation(
  client: Client,
  collection: Collection,
  key: string,
  language: Language,
): Promise<string | null> {
  const { fields, translatable, publishing, table } = collection;
  const original = await getRow(client, collection, key);
  if (!original || !translatable || original.translation_of !== null) return null;
  const values = Object.keys(fields)
    .filter((name) => !OWN_OF_TRANSLATION.includes(name))
    .map((name) => [name, original[name]]);
  const row = {
    ...Object.fromEntries(values),
    ...(publishing && valuesOfStep(publishing, 'unpublish')),
    [collection.key]: randomUUID(),
    language,
    translation_of: key,
    translated_from: original.words_digest,
  };
  try {
    const insertion = tableOf(client, collection).insert(row).select<string, Row>(collection.key);
    const [made] = await call(`create a translation in ${table}`, insertion);
    return keyOf(collection, made!);
  } catch (error) {
    if (!(error instanceof DataError) || !isDuplicate(error)) throw error;
    const present = (await listTranslations(client, collection, key)).find(
      (other) => other.language === language,
    );
    if (!present) throw error; // another row has its address
    return keyOf(collection, present);
  }
}
