import 'server-only';
import { collectionOf } from '../collections.ts';
import type { Collection } from '../../collections/collection.ts';
import { choiceProof, isOwnChoice } from '../../auth/browser-proofs.ts';
import { resumeName } from '../../careers/resume-name.ts';
import { settings } from '../../env/env.ts';
import { emailWith, phone } from '../../forms/english-fields.ts';
import { logFailure } from '../../log.ts';
import { removeOrphanedFiles } from '../../retention/clean-up.ts';
import { deskPaths } from '../../desk-paths.ts';
import type { Client } from '../../supabase/client.ts';
import { call, readTwice } from '../../supabase/read.ts';
import { createServiceClient } from '../../supabase/service.ts';
import { z } from '../../zod.ts';

/** The person of a search: an e-mail address, or a telephone number. */
export type Person = { email: string; phone?: undefined } | { email?: undefined; phone: string };

const NO_PERSON =
  'Enter an e-mail address, such as name@example.org, or a telephone number with its country code.';

/** A search for a person as it was typed: an address where it has an @, else a telephone number. */
export const personSchema = z
  .string()
  .max(1_000, NO_PERSON)
  .transform((typed, context): Person => {
    const isEmail = typed.includes('@');
    const parsed = (isEmail ? emailWith(NO_PERSON) : phone).safeParse(typed);
    const value = parsed.success ? parsed.data.trim() : '';
    if (isEmail && value) return { email: value.toLowerCase() };
    // A demo booking has seven digits at least.
    if (!isEmail && (value.match(/\d/g)?.length ?? 0) >= 7) return { phone: value };
    context.addIssue({ code: 'custom', message: NO_PERSON });
    return z.NEVER;
  });

/** How many addresses and numbers can be chosen beside the search; the database takes one more, and shows as many. */
const MOST_CHOSEN = 99;
const alsoSchema = z.array(z.string().min(1).max(254)).max(MOST_CHOSEN);

/** The search for a person, and what was chosen beside it. */
export type Asked = {
  person: Person;
  /** Addresses and telephone numbers that are the same person's. */
  also: string[];
  /** The query for the forms and links that carry the choice on. */
  query: URLSearchParams;
};

/** The address or number of a person. */
const aboutOf = ({ email, phone: number }: Person): string => email ?? number;

/** The query of a search, with the proof that what is chosen in its form is this administrator's choice. */
function queryOf(person: Person, also: readonly string[], userId: string): URLSearchParams {
  const about = aboutOf(person);
  const query = new URLSearchParams({ q: about });
  for (const value of also) query.append('also', value);
  query.set('proof', choiceProof(userId, about));
  return query;
}

/**
 * Reads the address of the page or of the file: ?q= searches, each ?also= is an address or number that was chosen. A
 * choice without its ?proof= is none.
 */
export function readAsked(query: URLSearchParams, userId: string) {
  const person = personSchema.safeParse(query.get('q')?.trim() ?? '');
  if (!person.success) return { success: false, message: person.error.issues[0]?.message } as const;
  const sent = alsoSchema.safeParse([...new Set(query.getAll('also'))]);
  const isOwn = isOwnChoice(query.get('proof') ?? '', userId, aboutOf(person.data));
  const also = (isOwn && sent.data) || [];
  const asked: Asked = { person: person.data, also, query: queryOf(person.data, also, userId) };
  return { success: true, asked } as const;
}

const rowSchema = z.looseObject({
  id: z.string(),
  created_at: z.string(),
  kept_until: z.string().nullable(),
});
type PersonRow = z.output<typeof rowSchema>;

/** The lists in the order in which they are shown. */
const foundSchema = z.object({
  job_applications: z.array(rowSchema),
  contact_requests: z.array(rowSchema),
  demo_bookings: z.array(rowSchema),
  newsletter_subscriptions: z.array(rowSchema),
  outbox: z.array(rowSchema),
  invitations: z.array(rowSchema),
  accounts: z.array(rowSchema),
});
export type PersonList = keyof z.output<typeof foundSchema>;

const maybeSchema = z.array(
  z.object({ value: z.string(), is_chosen: z.boolean(), rows: z.int().min(0) }),
);
/** An address or telephone number that may be the same person's, and how many rows are found by it. */
export type Maybe = z.output<typeof maybeSchema>[number];

/** How many of them the database gives. */
export const MOST_MAYBE = MOST_CHOSEN + 1;

/** The rows of one list about a person; the collection is null where it is no list of the admin area. */
export type KeptList = { list: PersonList; collection: Collection | null; rows: PersonRow[] };

/** An address is compared letter for letter, but for capitals; a demo booking is found by its number only. */
function keysOf({ person, also }: Pick<Asked, 'person' | 'also'>) {
  const keys = [aboutOf(person), ...also];
  return {
    p_addresses: keys.filter((key) => key.includes('@')),
    p_phones: keys.filter((key) => !key.includes('@')),
  };
}

/**
 * Everything that is kept of an address or number and of those that were chosen, in the lists that have something; and what
 * may be the same person's.
 *
 * @param client acts as an owner or inbox; the database decides
 * @throws DataError when both attempts failed
 */
export async function findPerson(
  client: Client,
  person: Person,
  also: readonly string[],
): Promise<{ lists: KeptList[]; maybe: Maybe[] }> {
  const answer = await readTwice('find a person', () =>
    client.rpc('find_person', keysOf({ person, also: [...also] })),
  );
  const { maybe, ...found } = foundSchema.extend({ maybe: maybeSchema }).parse(answer);
  return {
    lists: (Object.keys(foundSchema.shape) as PersonList[])
      .map((list) => ({ list, collection: collectionOf(list) ?? null, rows: found[list] }))
      .filter(({ rows }) => rows.length > 0),
    // The search itself is not chosen.
    maybe: maybe.filter(({ value, is_chosen }) => !is_chosen || also.includes(value)),
  };
}

/**
 * Puts what was found into one object for a file, which says what was chosen and by whom: without the names of other
 * administrators, with the name and link of a resume.
 */
export function personFile({ person, also }: Asked, by: string, lists: readonly KeptList[]) {
  return {
    about: aboutOf(person),
    also_chosen: also,
    chosen_by: by,
    made_at: new Date().toISOString(),
    ...Object.fromEntries(lists.map(({ list, rows }) => [list, rows.map(savedRow)])),
  };
}

function savedRow({ handled_by: _, resume_url, ...row }: PersonRow) {
  if (typeof resume_url !== 'string') return row;
  const link = `${settings().siteUrl}${deskPaths.resume(row.id)}`;
  const name = resumeName(String(row.full_name), String(row.job_title), resume_url);
  return { ...row, resume: { name, link } };
}

/**
 * Records that the administrator saves what is kept about a person as a file, but not about whom.
 *
 * @throws DataError when that failed
 */
export async function recordPersonFile(client: Client): Promise<void> {
  const values = { list: 'person', format: 'json', is_search: true };
  await call('record that a file is saved', client.from('list_exports').insert(values));
}

/** How many rows of each list. */
export type Counts = Partial<Record<PersonList, number>>;
const countsSchema = z.partialRecord(
  foundSchema.keyof(),
  z.int().positive(),
) satisfies z.ZodType<Counts>;

/** A search for a person, what was chosen beside it, and what was confirmed. */
export const erasureSchema = z.object({
  person: personSchema,
  also: alsoSchema,
  expected: countsSchema.optional(),
});

/**
 * Erases what is kept about a person, then the files that came with it. Without what was confirmed it only counts.
 *
 * @param client acts as an owner or inbox; the database decides
 * @returns how many rows of each list; null, and nothing is erased, where it is not what was confirmed any more
 * @throws DataError when nothing was erased
 */
export async function erasePerson(
  client: Client,
  { expected, ...asked }: z.output<typeof erasureSchema>,
): Promise<{ counts: Counts; isFileRemoved: boolean } | null> {
  const erasure = client.rpc('erase_person', {
    ...keysOf(asked),
    ...(expected && { p_expected: expected }),
  });
  const counts = countsSchema.nullable().parse(await call('erase a person', erasure));
  if (!counts || !expected) return counts && { counts, isFileRemoved: true };
  try {
    if (counts.job_applications) await removeOrphanedFiles(createServiceClient());
    return { counts, isFileRemoved: true };
  } catch (failure) {
    logFailure('file-not-removed', failure);
    return { counts, isFileRemoved: false };
  }
}

/** How many records are shown. */
const SHOWN = 20;

/**
 * The last erasures, newest first: who, as an id, when, and how many rows of each list.
 *
 * @param client acts as an owner or inbox
 * @throws DataError when both attempts failed
 */
export async function listErasures(client: Client) {
  const rows = await readTwice('list erasures', () =>
    client
      .from('erasures')
      .select('id, counts, erased_by, created_at')
      .order('id', { ascending: false })
      .limit(SHOWN),
  );
  return rows.map(({ counts, ...row }) => ({ ...row, counts: countsSchema.parse(counts) }));
}
