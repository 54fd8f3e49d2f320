import 'server-only';
import { createHmac } from 'node:crypto';
import { collectionOf } from './collections.ts';
import type { Collection } from '../collections/collection.ts';
import { resumeName } from '../careers/resume-name.ts';
import { settings } from '../env/env.ts';
import { emailWith, phone } from '../forms/fields.ts';
import { logFailure } from '../log.ts';
import { removeOrphanedFiles } from '../mail/clean-up.ts';
import { paths } from '../paths.ts';
import type { Client } from '../supabase/client.ts';
import { call, readTwice } from '../supabase/read.ts';
import { createServiceClient } from '../supabase/service.ts';
import { z } from '../zod.ts';

/** Whom a search is about: an e-mail address, or a telephone number. */
export type Person = { email: string; phone?: undefined } | { email?: undefined; phone: string };

const NOBODY =
  'Enter an e-mail address, such as name@example.org, or a telephone number with its country code.';

/** A search for a person as it was typed: an address where it has an @, else a telephone number. */
export const personSchema = z
  .string()
  .max(1_000, NOBODY)
  .transform((typed, context): Person => {
    const isEmail = typed.includes('@');
    const parsed = (isEmail ? emailWith(NOBODY) : phone).safeParse(typed);
    const value = parsed.success ? parsed.data.trim() : '';
    if (isEmail && value) return { email: value.toLowerCase() };
    // A demo booking has seven digits at least.
    if (!isEmail && (value.match(/\d/g)?.length ?? 0) >= 7) return { phone: value };
    context.addIssue({ code: 'custom', message: NOBODY });
    return z.NEVER;
  });

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

/** What one list keeps about a person; the collection is null where it is no list of the admin area. */
export type KeptList = { list: PersonList; collection: Collection | null; rows: PersonRow[] };

/**
 * Everything that is kept about a person, in the lists that have something.
 *
 * @param client acts as an owner or inbox; the database decides
 * @throws DataError when both attempts failed
 */
export async function findPerson(client: Client, person: Person): Promise<KeptList[]> {
  const answer = await readTwice('find a person', () =>
    client.rpc('find_person', { p_email: person.email, p_phone: person.phone }),
  );
  const found = foundSchema.parse(answer);
  return (Object.keys(foundSchema.shape) as PersonList[])
    .map((list) => ({ list, collection: collectionOf(list) ?? null, rows: found[list] }))
    .filter(({ rows }) => rows.length > 0);
}

/** The spellings of the address in what was found: some providers lead them to one mailbox, others tell them apart. */
export function addressesIn(lists: readonly KeptList[]): string[] {
  const rows = lists.flatMap(({ rows }) => rows);
  const addresses = rows.flatMap(({ email, recipient }) => [email, recipient]);
  const written = addresses.filter((address) => typeof address === 'string');
  return [...new Set(written.map((address) => address.toLowerCase()))].sort();
}

/** What was found as one object for a file: without the names of administrators, with the name and link of a resume. */
export function personFile(person: Person, lists: readonly KeptList[]) {
  return {
    about: person.email ?? person.phone,
    made_at: new Date().toISOString(),
    ...Object.fromEntries(lists.map(({ list, rows }) => [list, rows.map(savedRow)])),
  };
}

function savedRow({ handled_by: _, resume_url, ...row }: PersonRow) {
  if (typeof resume_url !== 'string') return row;
  const link = `${settings().siteUrl}${paths.adminResume(row.id)}`;
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

/** A search for a person, the spellings of the address that are the person's, and what was confirmed. */
export const erasureSchema = z.object({
  person: personSchema,
  addresses: z.array(z.string().max(254)).max(50),
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
  { person, addresses, expected }: z.output<typeof erasureSchema>,
): Promise<{ counts: Counts; isFileRemoved: boolean } | null> {
  const erasure = client.rpc('erase_person', {
    p_addresses: addresses,
    p_email: person.email,
    p_phone: person.phone,
    ...(expected && { p_expected: expected, p_digest: digestOf(person) }),
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

/** Only who knows the secret of the site and the address can tell whom a record is about. */
function digestOf({ email, phone: number }: Person): string {
  const key = createHmac('sha256', settings().formSecret);
  return key.update(`erasure ${email ?? number?.replace(/[^\d+]/g, '')}`).digest('hex');
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
