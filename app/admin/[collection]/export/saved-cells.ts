import { fallbackProviders } from '@/content/en/survey';
import type { Collection, SavedColumn } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';

/** What a cell of a saved list holds; a moment in time is told apart from text. */
export type SavedCell = string | number | null | { moment: string };

/** How administrators call a column of a collection. */
export function headOf({ fields }: Collection, { of, label }: SavedColumn): string {
  return label ?? fields[of]?.label ?? of;
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
  { fields }: Collection,
  { of, text = fields[of]?.text }: SavedColumn,
  row: Row,
  systems: ReadonlyMap<string, string>,
): SavedCell {
  const value = row[of] ?? null;
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const stored = String(value);
  if (of.endsWith('_at')) return { moment: stored };
  const options = fields[of]?.options;
  if (options && Object.hasOwn(options, stored)) return options[stored]!;
  return text ? text(stored, systems) : stored;
}
