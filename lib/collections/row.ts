import { writeSwissTime } from '../text/swiss-time.ts';
import type { Field } from './fields.ts';

/** A stored row of a collection, by column. */
export type Row = Record<string, unknown> & { updated_at: string };

/** One version of a row: what is overwritten or deleted must still be the one that was read. */
export type RowVersion = { key: string; updated_at: string };

/** What a form replaces: a version of a row or, without `updated_at`, no row yet: it gives the row its key. */
export type RowBase = RowVersion | { key: string; updated_at: null };

/** A field as the form in the browser needs it. */
export type FormField = Omit<Field, 'schema' | 'unique' | 'initial' | 'text'> & {
  name: string;
  /** Values that a single line offers. */
  suggestions?: readonly string[];
  /** In the form of a translation: what the original has, as text or as HTML that was made safe. */
  original?: string;
};

/** What a form holds, by field: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean>;

/** What the form of a stored row holds. */
export function valuesOfRow(fields: readonly FormField[], row: Row): FormValues {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, inputValue(kind, row[name])]));
}

function inputValue(kind: FormField['kind'], stored: unknown): string | boolean {
  if (kind === 'boolean') return stored === true;
  if (kind === 'moment') return stored ? writeSwissTime(String(stored)) : '';
  if (kind === 'date') return String(stored ?? '').slice(0, 10);
  return String(stored ?? '');
}
