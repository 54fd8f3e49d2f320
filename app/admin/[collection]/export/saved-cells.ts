import { wordsOf, type Collection, type SavedColumn } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';

/** The content of a cell of a saved list; a moment in time is told apart from text. */
export type SavedCell = string | number | null | { moment: string };

/** How administrators call a column of a collection. */
export function headOf({ fields }: Collection, { of, label }: SavedColumn): string {
  return label ?? fields[of]?.label ?? of;
}

/**
 * Gives what a row has in a column, as a person reads it: names where the database keeps codes.
 *
 * @param systems the names of booking systems, by code
 */
export function savedCell(
  { fields }: Collection,
  { of, text }: SavedColumn,
  row: Row,
  systems: ReadonlyMap<string, string>,
): SavedCell {
  const value = row[of] ?? null;
  if (value === null || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const stored = String(value);
  if (of.endsWith('_at')) return { moment: stored };
  return text ? text(stored, systems) : wordsOf(fields[of], stored, systems);
}
