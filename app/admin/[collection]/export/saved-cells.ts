import { fallbackProviders } from '@/content/survey';
import type { Collection } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import { demoLanguages } from '@/lib/demo/languages';
import { nameOfCountryCode } from '@/lib/forms/countries';
import { sentenceCase } from '@/lib/text/format';

/** What a cell of a saved list holds; a moment in time is told apart from text. */
export type SavedCell = string | number | null | { moment: string };

/** The heads of columns that have no field in the form. */
const HEADS: Readonly<Record<string, string>> = {
  created_at: 'Received',
  stay: 'Stay',
  is_suspected_spam: 'Suspected spam',
  unsubscribe_token: 'Token to unsubscribe',
};

/** How administrators call a column of a collection. */
export function headOf({ fields }: Collection, column: string): string {
  return HEADS[column] ?? fields[column]?.label ?? column;
}

/** The name of a booking system by its code, as far as the site lists it. */
export function systemNames(
  stored: readonly { code: string; name: string }[],
): ReadonlyMap<string, string> {
  return new Map([...fallbackProviders, ...stored].map(({ code, name }) => [code, name]));
}

/**
 * What a row has in a column, as a person reads it: names where the database keeps codes.
 *
 * @param systems the names of booking systems, by code
 */
export function savedCell(
  collection: Collection,
  column: string,
  row: Row,
  systems: ReadonlyMap<string, string>,
): SavedCell {
  const value = row[column] ?? null;
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  if (column.endsWith('_at')) return { moment: text };
  const { filter, fields } = collection;
  const options = column === filter?.column ? filter.options : fields[column]?.options;
  if (options && Object.hasOwn(options, text)) return options[text]!;
  if (column === 'pms') return systems.get(text) ?? text;
  if (column === 'country') return nameOfCountryCode(text) ?? text;
  if (column === 'language') return demoLanguages.find(({ code }) => code === text)?.name ?? text;
  if (column === 'status' || column === 'provider') return sentenceCase(text);
  if (column === 'stay') return (text.match(/\d{4}-\d\d-\d\d/g) ?? [text]).join(' to ');
  return text;
}
