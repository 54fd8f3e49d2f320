import { NOON, readSwissTime, writeSwissTime } from '../text/swiss-time.ts';
import type { Field } from './fields.ts';
import { NONE } from './none.ts';

/** A stored row of a collection, by column. */
export type Row = Record<string, unknown> & { updated_at: string };

/** One version of a row: what is overwritten or deleted must still be the one that was read. */
export type RowVersion = { key: string; updated_at: string };

/** The version of a row that a form replaces or, without `updated_at`, no row yet: the form gives the row its key. */
export type RowBase = RowVersion | { key: string; updated_at: null };

/** A field as the form in the browser needs it. */
export type FormField = Omit<Field, 'schema' | 'unique' | 'initial' | 'text' | 'refuseChange'> & {
  name: string;
  /** Values that a single line offers. */
  suggestions?: readonly string[];
  /** The words of the original in the form of a translation, as text or as HTML that was made safe. */
  original?: string;
};

/** The values in a form, by field: text, or whether a box is ticked. */
export type FormValues = Record<string, string | boolean>;

/** Rows of a table of names and values as one row: each value under its name, in the version of the last change. */
export function settingsRow(key: string, rows: readonly Row[]): Row {
  const values = rows.map((row) => [String(row[key]), row.value] as const);
  const [updated_at = ''] = rows
    .map((row) => row.updated_at)
    .toSorted()
    .slice(-1);
  return { ...Object.fromEntries(values), updated_at };
}

/** The values in the form of a stored row. */
export function valuesOfRow(fields: readonly FormField[], row: Row): FormValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, inputValue(field, row[field.name])]),
  );
}

function inputValue({ kind, options }: FormField, stored: unknown): string | boolean {
  if (kind === 'boolean') return stored === true;
  if (stored === null && options && NONE in options) return NONE;
  const text = String(stored ?? '');
  if (kind === 'moment') return isWhole(text) ? text : shownMoment(text);
  if (kind === 'date') return text.replace(NOON, '');
  return text;
}

/** Whether a stored moment cannot be told by its day and minute in Zurich: it has seconds, or is the second of its kind. */
function isWhole(stored: string): boolean {
  const read = stored && readSwissTime(writeSwissTime(stored));
  return typeof read === 'object' && read.moment !== stored;
}

/** Gives what a control shows of the value of a moment: the day and the minute in Zurich. */
export function shownMoment(value: string): string {
  return value.length > '2026-10-25T02:30'.length ? writeSwissTime(value) : value;
}

/** Gives what a control shows of the value of a day. */
export function shownDay(value: string): string {
  return shownMoment(value).slice(0, 10);
}

/**
 * Takes each field from the one who changed it: what this form holds (`mine`) and a version that was stored in the meantime (`row`)
 * beside what both replace (`original`).
 *
 * @returns `both`, the fields that both changed, each to something else; there `merged` has what this form holds
 */
export function mergeVersions(
  fields: readonly FormField[],
  { original, mine, row }: { original: FormValues; mine: FormValues; row: Row },
) {
  const theirs = valuesOfRow(fields, row);
  const differing = fields.filter(({ name }) => name in mine && mine[name] !== theirs[name]);
  const taken = differing.filter(({ name }) => mine[name] === original[name]);
  const both = differing.filter(
    ({ name }) => mine[name] !== original[name] && theirs[name] !== original[name],
  );
  const isTaken = (name: string) => taken.some((field) => field.name === name);
  return {
    theirs,
    merged: { ...mine, ...onlyValues(theirs, isTaken) },
    taken: taken.map(({ label }) => label),
    both,
  };
}

/** Some of the values. */
export function onlyValues(values: FormValues, isWanted: (name: string) => boolean): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}
