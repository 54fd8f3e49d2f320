import 'server-only';
import { createHash } from 'node:crypto';
import { applyChanges, type ChangeProblem, type RowChange } from '../collections/apply-changes.ts';
import {
  formFields,
  initialValues,
  keyOf,
  languageOf,
  listedColumns,
  namedRow,
  type Collection,
} from '../collections/collection.ts';
import type { Field } from '../collections/fields.ts';
import { valuesOfRow, type FormField, type FormValues, type Row } from '../collections/row.ts';
import { tableOf } from '../collections/rows.ts';
import type { Client } from '../supabase/client.ts';
import { readTwice } from '../supabase/read.ts';
import { SCHEMA_VERSION } from '../supabase/readiness.ts';
import { refuseUnreadable } from '../text/clean-text.ts';
import { clipText } from '../text/format.ts';
import { languages } from '../languages/languages.ts';
import { z } from '../zod.ts';
import { collections } from './collections.ts';

// All content of the site as one file: every collection of content, and the rows that are there for good. Nothing that
// visitors sent, no account, and no file of a picture: a text names pictures by their address. Which columns there are
// follows from the collections, so that a new one is in the file by itself.

/** The name of the format, and the version that is written. A file of a later version is refused. */
const FORMAT = 'nightdesk-content';
const VERSION = 1;

/** The largest file that is read, in bytes: the largest upload that a proxy lets through (docs/deploy/nginx.conf). */
export { LARGEST_PICTURE as LARGEST_CONTENT_FILE } from '../pictures/picture-file.ts';

/** How many rows are read at once. */
const ROWS_AT_ONCE = 200;
/** How many faults are told, and how many rows and characters a preview shows of each kind. */
const MOST_PROBLEMS = 50;
const SHOWN_ROWS = 200;
const SHOWN_CHARACTERS = 300;

/** What is in the file, in the order of the sidebar. */
const kept = collections.filter(({ kind }) => kind === 'content' || kind === 'singleton');

/**
 * Columns that no form shows and without which a row would not be the same: the list of a page, and the moment that orders
 * lists. They are written with a new row only.
 */
const TRANSLATED = ['language', 'translation_of', 'translated_from', 'created_at'] as const;
const BESIDE_FORM: Readonly<Record<string, readonly string[]>> = {
  faq_items: ['type', ...TRANSLATED],
  blog_posts: TRANSLATED,
  product_updates: TRANSLATED,
  job_openings: TRANSLATED,
  website_content: TRANSLATED,
  pms_providers: TRANSLATED,
};

const besideForm = ({ table }: Collection) => BESIDE_FORM[table] ?? [];

/**
 * Writes the file, a part at a time: one row on each line, so that two files can be compared line by line.
 *
 * @param client acts as an owner
 * @param date the moment that the file names
 * @throws DataError where rows cannot be read: the file breaks off, so that a part is not mistaken for the whole
 */
export async function* writeContentFile(client: Client, date: string): AsyncGenerator<string> {
  const head = { format: FORMAT, version: VERSION, schema: SCHEMA_VERSION, date };
  yield `${JSON.stringify(head).slice(0, -1)},"collections":{`;
  for (const [place, collection] of kept.entries()) {
    yield `${place > 0 ? ',' : ''}\n${JSON.stringify(collection.name)}:[`;
    let isFirst = true;
    for await (const rows of pagesOf(client, collection)) {
      for (const row of rows) {
        yield `${isFirst ? '' : ','}\n${JSON.stringify(savedRow(collection, row))}`;
        isFirst = false;
      }
    }
    yield ']';
  }
  yield '}}\n';
}

/** The rows of a collection by their key, some at a time. */
async function* pagesOf(client: Client, collection: Collection): AsyncGenerator<Row[]> {
  const { key, labels } = collection;
  let last: string | null = null;
  do {
    const after: string | null = last;
    const rows: Row[] = await readTwice(`read all ${labels.many}`, () => {
      const select = tableOf(client, collection).select<string, Row>('*');
      return (after === null ? select : select.gt(key, after)).order(key).limit(ROWS_AT_ONCE);
    });
    yield rows;
    last = rows.length === ROWS_AT_ONCE ? keyOf(collection, rows.at(-1)!) : null;
  } while (last !== null);
}

/** A row as the file holds it: every text in the form in which the desk would store it. */
function savedRow(collection: Collection, row: Row): Record<string, unknown> {
  const columns = [collection.key, ...editable(collection), ...besideForm(collection)];
  return Object.fromEntries(
    columns.map((name) => {
      const field = collection.fields[name];
      return [name, field ? settled(name, field, row[name] ?? null) : (row[name] ?? null)];
    }),
  );
}

const editable = ({ fields }: Collection) =>
  Object.keys(fields).filter((name) => !fields[name]?.readOnly);

/** What a form that shows a stored value would store: that value where the form shows the same again. */
function settled(name: string, field: Field, stored: unknown): unknown {
  const shown = shownValue(name, field, stored);
  const parsed = field.schema.safeParse(shown);
  if (!parsed.success) return stored;
  return shownValue(name, field, parsed.data) === shown ? stored : parsed.data;
}

function shownValue(name: string, field: Field, stored: unknown): string | boolean {
  const row = { [name]: stored, updated_at: '' };
  return valuesOfRow([{ ...field, name } as FormField], row)[name] ?? '';
}

/** One field before and after, as a preview shows it. */
export interface FieldChange {
  label: string;
  before: string;
  after: string;
}

/** What a file would change in a collection. Of many rows the first are named. */
export interface CollectionPreview {
  many: string;
  created: { count: number; titles: readonly string[] };
  changed: { count: number; rows: readonly { title: string; fields: readonly FieldChange[] }[] };
  unchanged: number;
  /** What is here and not in the file. */
  missing: { count: number; titles: readonly string[] };
}

/** What a file would change, and a digest by which exactly that is asked for. */
export interface ContentPreview {
  date: string;
  collections: readonly CollectionPreview[];
  digest: string;
}

type Plan = {
  preview: ContentPreview;
  changes: RowChange[];
  removals: RowChange[];
  places: Place[];
};
/** Where a change of a plan comes from. */
type Place = { collection: Collection; title: string };

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1).max(VERSION),
  schema: z.string().max(20),
  date: z.string().max(40),
  collections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/**
 * What a file with content would change, or what is wrong with it: a sentence for each thing that names collection, row and
 * field, 50 at most. The database tries the changes too, and stores nothing.
 *
 * @param client acts as an owner
 * @throws DataError when rows could not be read, or the trial failed
 */
export async function previewContentFile(
  client: Client,
  text: string,
): Promise<{ preview: ContentPreview } | { problems: readonly string[] }> {
  const plan = await planOf(client, text);
  if ('problems' in plan) return plan;
  const found = await applyChanges(client, plan.changes, { isTrial: true });
  if (found.length > 0) return { problems: found.map((problem) => sentenceOf(plan, problem)) };
  return { preview: plan.preview };
}

/**
 * Applies exactly what a preview showed, all of it or nothing.
 *
 * @param client acts as an owner; row-level security decides
 * @param digest of the preview
 * @param isRemoving whether what is here and not in the file is deleted
 * @returns the tables that were changed; `changed` where something is not any more as the preview showed it
 * @throws DataError when nothing was changed
 */
export async function applyContentFile(
  client: Client,
  text: string,
  { digest, isRemoving }: { digest: string; isRemoving: boolean },
): Promise<
  { status: 'done'; tables: string[] } | { status: 'changed' } | { problems: readonly string[] }
> {
  const plan = await planOf(client, text);
  if ('problems' in plan) return plan;
  if (plan.preview.digest !== digest) return { status: 'changed' };
  // What is deleted first may give up an address that another row takes.
  const changes = [...(isRemoving ? plan.removals : []), ...plan.changes];
  const places = isRemoving ? plan.places : plan.places.slice(plan.removals.length);
  const found = await applyChanges(client, changes);
  if (found.some(({ code }) => code === 'changed')) return { status: 'changed' };
  if (found.length > 0)
    return { problems: found.map((problem) => sentenceAt(places[problem.place], problem)) };
  return { status: 'done', tables: [...new Set(changes.map(({ table }) => table))] };
}

async function planOf(
  client: Client,
  text: string,
): Promise<Plan | { problems: readonly string[] }> {
  const file = parseFile(text);
  if (typeof file === 'string') return { problems: [file] };
  const problems: string[] = [];
  for (const name of Object.keys(file.collections))
    if (!kept.some((collection) => collection.name === name))
      problems.push(`This site has no collection ${quoted(name)} that a file can hold.`);
  const changes: RowChange[] = [];
  const removals: RowChange[] = [];
  const places: Place[] = [];
  const removedPlaces: Place[] = [];
  const previews: CollectionPreview[] = [];
  for (const collection of kept) {
    const sent = file.collections[collection.name];
    if (!sent) continue;
    const { labels, table, kind } = collection;
    const read = parseRows(collection, sent, problems);
    const created = new Map(read);
    const changed: { title: string; fields: FieldChange[] }[] = [];
    const missing: string[] = [];
    let unchanged = 0;
    for await (const rows of pagesOf(client, collection)) {
      for (const row of rows) {
        const key = keyOf(collection, row);
        const wanted = read.get(key);
        created.delete(key);
        if (!wanted) {
          if (kind !== 'content') continue;
          const title = namedRow(collection.title(row), languageOf(row));
          missing.push(title);
          removals.push({ table, key, operation: 'delete', updated_at: row.updated_at });
          removedPlaces.push({ collection, title });
          continue;
        }
        const here = savedRow(collection, row);
        // What is the same is not judged: a rule of the form may be newer than the row.
        if (
          editable(collection).every(
            (name) => !(name in wanted.sent) || isSame(wanted.sent[name], here[name]),
          )
        ) {
          unchanged += 1;
          continue;
        }
        const values = checked(collection, wanted, row, problems);
        if (!values) continue;
        const fields = editable(collection).filter((name) => !isSame(values[name], here[name]));
        if (fields.length === 0) {
          unchanged += 1;
          continue;
        }
        const title = namedRow(collection.title(row), languageOf(row));
        changed.push({
          title,
          fields: fields.map((name) => ({
            label: collection.fields[name]!.label,
            ...aroundDifference(String(row[name] ?? ''), String(values[name] ?? '')),
          })),
        });
        changes.push({
          table,
          key,
          operation: 'update',
          updated_at: row.updated_at,
          values: Object.fromEntries(fields.map((name) => [name, values[name]])),
        });
        places.push({ collection, title });
      }
    }
    const titles: string[] = [];
    // A translation comes after its original.
    const inOrder = [...created].sort(
      ([, one], [, other]) =>
        Number(!!one.beside.translation_of) - Number(!!other.beside.translation_of),
    );
    for (const [key, wanted] of inOrder) {
      if (kind !== 'content') {
        problems.push(
          `${placeOf(collection, wanted)}: this site has no ${labels.one} of that name.`,
        );
        continue;
      }
      const values = checked(collection, wanted, null, problems);
      if (!values) continue;
      const row = { ...values, ...wanted.beside, [collection.key]: key };
      const title = namedRow(titleOf(collection, row), languageOf(row));
      titles.push(title);
      changes.push({ table, key, operation: 'insert', values: row });
      places.push({ collection, title });
    }
    previews.push({
      many: labels.many,
      created: { count: titles.length, titles: titles.slice(0, SHOWN_ROWS) },
      changed: { count: changed.length, rows: changed.slice(0, SHOWN_ROWS) },
      unchanged,
      missing: { count: missing.length, titles: missing.slice(0, SHOWN_ROWS) },
    });
  }
  if (problems.length > 0) return { problems: problems.slice(0, MOST_PROBLEMS) };
  const digest = createHash('sha256')
    .update(JSON.stringify([changes, removals]))
    .digest('hex');
  return {
    preview: { date: file.date, collections: previews, digest },
    changes,
    removals,
    places: [...removedPlaces, ...places],
  };
}

/** A file in its form, or the sentence that says what it is instead. */
function parseFile(text: string): z.output<typeof fileSchema> | string {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return 'This is no file with content, or a part of it is missing: it cannot be read as JSON.';
  }
  const version = z.object({ format: z.literal(FORMAT), version: z.number() }).safeParse(content);
  if (!version.success) return 'This is no file with content of this site.';
  if (version.data.version > VERSION)
    return 'This file is from a newer version of the site. Update this one first.';
  const parsed = fileSchema.safeParse(content);
  if (parsed.success) return parsed.data;
  const where = parsed.error.issues[0]?.path.join(', ') ?? '';
  return `This file with content is damaged at: ${clipText(where, 80)}.`;
}

/** A row of a file: the number of its line in the collection, what a form would hold, and the columns beside it. */
type SentRow = {
  number: number;
  key: string;
  sent: Record<string, unknown>;
  values: FormValues;
  beside: Record<string, unknown>;
};

const besideSchemas: Readonly<Record<string, z.ZodType>> = {
  created_at: z.iso.datetime({ offset: true }),
  type: z.enum(['faq', 'support']),
  language: z.enum(languages),
  translation_of: z.guid().nullable(),
  translated_from: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .nullable(),
};

function parseRows(
  collection: Collection,
  sent: readonly Record<string, unknown>[],
  problems: string[],
): Map<string, SentRow> {
  const { fields, key: keyName, keySchema } = collection;
  const known = [keyName, ...editable(collection), ...besideForm(collection)];
  const rows = new Map<string, SentRow>();
  for (const [index, row] of sent.entries()) {
    if (problems.length >= MOST_PROBLEMS) break;
    const key = String(row[keyName] ?? '');
    const read: SentRow = { number: index + 1, key, sent: row, values: {}, beside: {} };
    const before = problems.length;
    const say = (name: string, sentence: string) =>
      problems.push(
        `${placeOf(collection, read)}, ${quoted(fields[name]?.label ?? name)}: ${sentence}`,
      );
    if (!keySchema.safeParse(row[keyName]).success) say(keyName, 'this is no key of a row.');
    else if (rows.has(key)) say(keyName, 'another row of the file has the same key.');
    for (const name of Object.keys(row)) {
      if (!known.includes(name)) say(name, 'this site has no such field.');
      const field = fields[name];
      const value = row[name];
      if (field && known.includes(name)) {
        const fault =
          faultOfType(field, value) ?? (typeof value === 'string' ? refuseUnreadable(value) : null);
        if (fault) say(name, fault);
        else read.values[name] = shownValue(name, field, value);
      } else if (besideForm(collection).includes(name)) {
        if (besideSchemas[name]?.safeParse(value).success) read.beside[name] = value;
        else say(name, 'this value cannot be stored.');
      }
    }
    if (problems.length === before) rows.set(key, read);
  }
  return rows;
}

function faultOfType({ kind }: Field, value: unknown): string | null {
  if (kind === 'boolean') return typeof value === 'boolean' ? null : 'it must be true or false.';
  if (value === null) return null;
  if (kind === 'number') return typeof value === 'number' ? null : 'it must be a number.';
  return typeof value === 'string' ? null : 'it must be a text.';
}

/**
 * What would be stored of a row, each field checked as a form does; null where one is refused. A field that the file lacks
 * stays as it is, or as a new row has it. Rules over several fields, such as that a picture needs its description, are for
 * who writes: a row that is older than one of them comes back as it was.
 */
function checked(
  collection: Collection,
  { values, ...sent }: SentRow,
  row: Row | null,
  problems: string[],
): Record<string, unknown> | null {
  const present = row ? valuesOfRow(formFields(collection), row) : initialValues(collection);
  const stored: Record<string, unknown> = {};
  let isRefused = false;
  for (const name of editable(collection)) {
    const field = collection.fields[name]!;
    const parsed = field.schema.safeParse(values[name] ?? present[name]);
    if (!parsed.success) {
      isRefused = true;
      const where = placeOf(collection, { ...sent, values });
      problems.push(`${where}, ${quoted(field.label)}: ${parsed.error.issues[0]?.message}.`);
      continue;
    }
    // A form shows a moment as a day, and nothing of the difference between null and an empty text.
    const isKept =
      Object.hasOwn(sent.sent, name) && shownValue(name, field, parsed.data) === values[name];
    stored[name] = isKept ? sent.sent[name] : parsed.data;
  }
  return isRefused ? null : stored;
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null);
}

function placeOf(collection: Collection, { number, sent }: SentRow): string {
  const title = titleOf(collection, sent);
  return `${collection.labels.many}, row ${number}${title ? ` (${quoted(title)})` : ''}`;
}

/** What a row is called; empty where the file does not hold enough of it. */
function titleOf(collection: Collection, row: Record<string, unknown>): string {
  const blank = Object.fromEntries(listedColumns(collection).map((name) => [name, '']));
  try {
    return clipText(String(collection.title({ ...blank, ...row, updated_at: '' }) ?? ''), 80);
  } catch {
    return '';
  }
}

const quoted = (text: string) => `“${clipText(text, 80)}”`;

function sentenceOf({ places, removals }: Plan, problem: ChangeProblem): string {
  return sentenceAt(places[removals.length + problem.place], problem);
}

/** What the database says of a change, as a sentence. */
function sentenceAt(
  place: Place | undefined,
  { code, constraint, message }: ChangeProblem,
): string {
  if (!place) return String(message ?? code);
  const { collection, title } = place;
  const where = `${collection.labels.many}, ${quoted(title)}`;
  if (code === '23505' && constraint?.endsWith('_one_translation'))
    return `${where}: its original has a translation into this language already.`;
  if (code === '23505') {
    const [name] =
      Object.keys(collection.fields).filter((field) => constraint?.includes(`_${field}_`)) ?? [];
    const label = (name && collection.fields[name]?.label) ?? constraint ?? '';
    return `${where}: another ${collection.labels.one} has the same ${quoted(label)} already.`;
  }
  if (code === '23503') return `${where}: something else still refers to it, such as applications.`;
  if (code === 'changed') return `${where}: somebody else changed it at this moment.`;
  return `${where}: the database refuses it (${clipText(message ?? code, 120)}).`;
}

/** Both texts from shortly before where they begin to differ. */
function aroundDifference(before: string, after: string) {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  const from = Math.max(0, start - 40);
  const part = (text: string) =>
    `${from > 0 ? '…' : ''}${clipText(text.slice(from).toWellFormed(), SHOWN_CHARACTERS)}`;
  return { before: part(before), after: part(after) };
}
