import type { Database } from '../supabase/database.types.ts';
import type { DeskRole } from '../auth/roles.ts';
import { countWords, readingTime } from '../html/reading-time.ts';
import { uuidSchema } from '../forms/fields.ts';
import { defaultLanguage, namedLanguage, type Language } from '../languages/languages.ts';
import { localPath } from '../languages/local-path.ts';
import { formatShortDay } from '../text/format.ts';
import { languageName } from '../text/language-name.ts';
import type { Client } from '../supabase/client.ts';
import { z } from '../zod.ts';
import type { Field, FieldKind } from './fields.ts';
import { headFields, momentInForm, type Publishing } from './publishing-form.ts';
import type { FormField, FormValues, Row } from './row.ts';

type Tables = Database['public']['Tables'];

/** How far a row is on its way to visitors, or to an answer: what a list shows in a colour, beside the word. */
export type Tone = 'shown' | 'scheduled' | 'hidden' | 'archived' | 'new';

/** A state in a word or two. */
export type State = { badge: string; tone?: Tone; isQuiet?: boolean };

/** The content of a cell of the list. */
export type Cell = string | State;

/** A column of the list: a column of the table, and how a cell shows it, as text by default. */
export type Column<R> = {
  of: string & keyof R;
  label: string;
  /** Whether a click on its head sorts by it, which needs an index (column, key) and no nulls. */
  sortable?: true;
  cell?: (row: R) => Cell;
};

/** A column with a day, or a moment of which the list shows the day. */
export function dayColumn<Name extends string>(of: Name, label: string) {
  const cell = ({ [of]: day }: Record<Name, string | null>) => (day ? formatShortDay(day) : '');
  return { of, label, cell };
}

/** A column of the file that a list can be saved as. Its head is the label of the field, or its own. */
export type SavedColumn<R = Row> = Pick<Field, 'text'> & { of: string & keyof R; label?: string };

/** An order of the list: needs an index (column, key). */
export type Sort<R = Row> = { column: string & keyof R; ascending: boolean };

/**
 * The kind of the rows decides what administrators may do with them: `content` is created, edited and deleted,
 * an `inbox` holds what visitors sent, which is marked and erased, `settings` are names with values, there for good and edited
 * together in one form, and a `file` is created by its upload, then edited and deleted.
 */
export type Kind = 'content' | 'inbox' | 'settings' | 'file';

/**
 * Everything that the admin area knows about a table: list, editor, actions and history are made from it. Row-level
 * security decides again what an administrator may do.
 */
export interface Collection<R = Row> {
  kind: Kind;
  /** The roles that may use it, where they do not follow from its kind (lib/desk/rights.ts). */
  roles?: readonly DeskRole[];
  /** Its part of the address: /admin/{name}. */
  name: string;
  /** The collection on whose page its rows are listed and edited: it has none of its own. */
  within?: string;
  /** Its column `search_text` is what the list searches, by the index {table}_search. */
  table: keyof Tables;
  /** The primary key. */
  key: string & keyof R;
  labels: {
    one: string;
    many: string;
    lead: string;
    /** The text of the question before a deletion, where it is not the usual sentence. An inbox has its own. */
    deletion?: string;
  };
  /** How administrators call a row; reads no column but those of the list. */
  title: (row: R) => string;
  fields: Readonly<Record<string, Field>>;
  /** A rule over several fields: gives a sentence for each field that breaks it. */
  check?: (values: Record<string, unknown>) => Record<string, string | undefined>;
  /** Judges a change by stored rows: gives a sentence for each field that they refuse. */
  examine?: (
    client: Client,
    values: Record<string, unknown>,
    stored: Row | null,
  ) => Promise<Record<string, string>>;
  /** The sentences for what the database refuses, by field, under its SQLSTATE. */
  refusals?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The columns of the list; the first one is the link to the editor. */
  columns: readonly Column<R>[];
  /** More columns of the table that their cells or the title read. */
  alsoRead?: readonly (string & keyof R)[];
  /**
   * The order of the list until another one is chosen; `ties` orders rows with the same value before the key does. Where
   * the column may be null the order is ascending, and rows without a value come last.
   */
  sort: Sort<R> & { ties?: readonly (string & keyof R)[]; hasNulls?: true };
  /**
   * A column with values that narrow the list, each with its label. With a `usual` value the list has it until another one
   * is chosen; without, it shows every row until then.
   */
  filter?: {
    column: string & keyof R;
    label: string;
    options: Readonly<Record<string, string>>;
    usual?: string;
    /** The options that are no value of the column: what each asks of the rows with the usual value, as PostgREST writes it. */
    narrower?: Readonly<Record<string, (now: string) => string>>;
  };
  /** The columns of the file that the list can be saved as; without them it cannot. */
  export?: readonly SavedColumn<R>[];
  /** The address of a row's page on the site. */
  publicPath?: (row: R) => string;
  /** Whether visitors can read the row there now; always, without this function. Administrators preview the others. */
  isPublic?: (row: R) => boolean;
  /** How the head of its form publishes a row. */
  publishing?: Publishing;
  /** Shows the rows of an inbox as mails. */
  mail?: {
    /** The place of its form, in words. */
    place: string;
    /** The fields that the title says already. */
    titled?: readonly string[];
    /** The mail that its sender got, which an answer takes up. */
    receipt?: 'contact-receipt' | 'application-receipt';
  };
  /** Whether the stored row is a draft, public, closed ...: what its editor shows beside Save. */
  stateOf?: (row: R) => State;
  /** The fields that are a translation's own besides its moments, where rows have translations: rows of the same table. */
  translatable?: readonly (string & keyof R)[];
  /** The same collection as the form of a translation has it: only what is a translation's own. */
  translation?: Collection;
  /** Parses the key of a row; anything else must not reach the database. */
  keySchema: z.ZodType<string>;
  /** Parses what the form sends. */
  schema: z.ZodType<Record<string, unknown>>;
}

/** How a collection is written down. */
export type Definition<R, Name extends string & keyof R> = Omit<
  Collection<R>,
  'schema' | 'key' | 'keySchema' | 'fields' | 'translation'
> & {
  key?: string & keyof R;
  fields: Readonly<Record<Name, Field>>;
};

/** Makes a collection from its definition; columns are checked against the table's type. */
export function defineCollection<
  T extends keyof Tables,
  Name extends string & keyof Tables[T]['Row'],
>(definition: Definition<Tables[T]['Row'], Name> & { table: T }): Collection;
// Rows are read at run time by the table's name: past this point their columns are unknown.
export function defineCollection(definition: Definition<Row, string>): Collection {
  return completeCollection(definition);
}

/** Makes a collection of settings, whose fields are the values of a table by their names. */
export function defineSettings(
  definition: Pick<Collection, 'name' | 'labels' | 'fields' | 'publicPath'> & {
    table: 'config' | 'company_facts';
    sort: Sort;
  },
): Collection {
  const title = ({ name }: Row) => definition.fields[String(name)]?.label ?? String(name);
  return completeCollection({
    ...definition,
    kind: 'settings',
    key: 'name',
    title,
    columns: [{ of: 'name', label: 'Name', cell: title }],
  });
}

/** Makes a collection from a definition with columns that were checked. */
export function completeCollection({
  key = 'id',
  ...definition
}: Definition<Row, string>): Collection {
  const { publicPath } = definition;
  return {
    ...definition,
    key,
    keySchema: key === 'id' ? uuidSchema : z.string().regex(/^[\w-]{1,100}$/),
    schema: schemaOf(definition),
    translation: definition.translatable && translationOf(definition),
    publicPath: publicPath && ((row) => localPath(languageOf(row), publicPath(row))),
  };
}

/** The language of a row's words; English where its table has no translations. */
export function languageOf({ language }: Record<string, unknown>): Language {
  return namedLanguage(language);
}

/** The name of a row where only text can stand: a translation with the name of its language. */
export function namedRow(title: string, language: Language): string {
  return language === defaultLanguage
    ? title
    : `${title} (${languageName(language, defaultLanguage)})`;
}

/** The columns that every translation has of its own besides its words. */
export const OWN_OF_TRANSLATION: readonly string[] = [
  'public_from',
  'public_until',
  'is_archived',
  'review_by',
];

function translationOf({ translatable, ...definition }: Definition<Row, string>): Collection {
  const own = [...(translatable ?? []), definition.publishing?.flag, ...OWN_OF_TRANSLATION];
  const fields = Object.entries(definition.fields).filter(([name]) => own.includes(name));
  return completeCollection({
    ...definition,
    name: `${definition.name}-translation`,
    fields: { ...Object.fromEntries(fields), translated_from: translatedFrom },
    // Its day is that of its original.
    publishing: definition.publishing && { ...definition.publishing, day: undefined },
  });
}

/** The words of the original that it translates. Its choices depend on the row; without one it stays. */
const translatedFrom: Field = {
  kind: 'select',
  label: 'Translation',
  optional: true,
  options: {},
  schema: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .optional(),
};

function schemaOf({ kind, fields, check }: Pick<Collection, 'kind' | 'fields' | 'check'>) {
  const editable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  const shape = Object.fromEntries(editable.map(([name, { schema }]) => [name, schema]));
  // A setting that has no row yet is not in the form.
  return (kind === 'settings' ? z.object(shape).partial() : z.object(shape))
    .superRefine((values, context) => {
      for (const [name, message] of Object.entries(check?.(values) ?? {}))
        if (message) context.addIssue({ code: 'custom', path: [name], message });
    })
    .transform((values) => ({
      ...values,
      ...computedFor(fields, values, (name) => !values[name]),
    }));
}

/**
 * The sentences for the fields that a change may not have as they are, by name.
 *
 * @param stored what is changed; null for a new row
 */
export function refusedChanges(
  { fields }: Pick<Collection, 'fields'>,
  values: Record<string, unknown>,
  stored: Row | null,
): Record<string, string> {
  const sentences = Object.entries(fields).map(
    ([name, { refuseChange }]) => [name, refuseChange?.(name, values, stored)] as const,
  );
  return Object.fromEntries(sentences.flatMap(([name, said]) => (said ? [[name, said]] : [])));
}

/** The reading times of some fields, by name; none of a text that is empty. */
function computedFor(
  fields: Record<string, Field>,
  values: Record<string, unknown>,
  isAsked: (name: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { readingTimeOf }]) => {
      const text = readingTimeOf ? String(values[readingTimeOf] ?? '') : '';
      return text && isAsked(name) ? [[name, readingTime(countWords(text))]] : [];
    }),
  );
}

/** A row as its form shows it: what was computed, and not written, is empty, so that it follows the text again. */
export function rowInForm(collection: Collection, row: Row): Row {
  const computed = computedFor(collection.fields, row, (name) => Boolean(row[name]));
  const unwritten = Object.entries(computed).filter(([name, value]) => row[name] === value);
  return {
    ...row,
    ...Object.fromEntries(unwritten.map(([name]) => [name, ''])),
    ...(collection.publishing && momentInForm(collection.publishing, row)),
  };
}

/** The kinds that are settings, unless the field says otherwise: those that are no text. */
const SETTINGS: readonly FieldKind[] = ['number', 'boolean', 'date', 'moment', 'select', 'image'];

/** The parts of a field that the browser does not need, or cannot take. */
const SERVER_ONLY = ['schema', 'unique', 'initial', 'text', 'refuseChange'];

/** The fields of a collection as the form in the browser needs them. */
export function formFields(collection: Collection): FormField[] {
  const { kind, fields, publishing } = collection;
  return Object.entries(fields).map(([name, field]) => {
    const parts = Object.entries(field).filter(([part]) => !SERVER_ONLY.includes(part));
    const isAside = kind === 'content' && (field.isAside ?? SETTINGS.includes(field.kind));
    return {
      ...(Object.fromEntries(parts) as Omit<FormField, 'name'>),
      name,
      isInHead: publishing && headFields(publishing).includes(name),
      isAside,
    };
  });
}

/** The values in the form of a new row. */
export function initialValues(collection: Collection): FormValues {
  return Object.fromEntries(
    Object.entries(collection.fields).map(([name, { kind, initial }]) => [
      name,
      typeof initial === 'function' ? initial() : (initial ?? (kind === 'boolean' ? false : '')),
    ]),
  );
}

/** The columns of the table that the list reads. */
export function listedColumns({ columns, alsoRead = [], translatable }: Collection): string[] {
  return [...columns.map(({ of }) => of), ...alsoRead, ...(translatable ? ['language'] : [])];
}

/** The field with the picture of a row, if its rows have one. */
export function pictureField({ fields }: Collection): string | undefined {
  return Object.keys(fields).find((name) => fields[name]?.kind === 'image');
}

/** The states that several rows can get at once, where visitors see them by a flag. */
export const SETTABLE_STATES = ['published', 'hidden', 'archived'] as const;
export type SettableState = (typeof SETTABLE_STATES)[number];

/** The values of the form of a row in one of these states, or null where the rows have none. */
export function valuesOfState({ publishing }: Collection, state: SettableState): FormValues | null {
  if (!publishing) return null;
  if (state === 'archived') return { is_archived: true };
  const { flag, on, off } = publishing;
  return { [flag]: state === 'published' ? on : off, is_archived: false };
}

/** Gives the content of a cell of the list. */
export function cellOf(
  { fields }: Collection,
  { of, cell }: Column<Row>,
  row: Row,
  systems: ReadonlyMap<string, string>,
): Cell {
  return cell ? cell(row) : wordsOf(fields[of], String(row[of] ?? ''), systems);
}

/**
 * Gives what is stored in a field, as a person reads it: names where the database keeps codes.
 *
 * @param systems the names of booking systems, by code
 */
export function wordsOf(
  field: Field | undefined,
  stored: string,
  systems: ReadonlyMap<string, string>,
): string {
  if (!field) return stored;
  const { kind, options, text } = field;
  if (options && Object.hasOwn(options, stored)) return options[stored]!;
  if (kind === 'boolean' && /^(?:true|false)$/.test(stored))
    return stored === 'true' ? 'Yes' : 'No';
  return text && stored !== '' ? text(stored, systems) : stored;
}

/** The key of a row as text. */
export function keyOf(collection: Collection, row: Row): string {
  return String(row[collection.key]);
}
