import { z } from '../zod.ts';
import { articles } from '../articles/admin.ts';
import type { Collection } from '../collections/collection.ts';
import { faqItems } from '../faq/admin.ts';
import { pages } from '../pages/admin.ts';
import { positions } from '../careers/admin.ts';
import { prices } from '../prices/admin.ts';
import { productUpdates } from '../updates/admin.ts';
import { providers } from '../providers/admin.ts';
import {
  applications,
  contactRequests,
  demoBookings,
  handlingStateSchema,
  subscribers,
} from '../collections/submissions.ts';
import { uuidSchema } from '../forms/fields.ts';

/** What visitors sent. */
export const inboxes: readonly Collection[] = [
  applications,
  contactRequests,
  demoBookings,
  subscribers,
];

/** The collection of submissions with a name, or undefined. */
export function findInbox(name: string): Collection | undefined {
  return inboxes.find((collection) => collection.name === name);
}

/** Everything that administrators edit or mark, in the order of the sidebar. A new collection is added here. */
export const collections: readonly Collection[] = [
  faqItems,
  articles,
  productUpdates,
  positions,
  pages,
  providers,
  prices,
  ...inboxes,
];

/** The collection of an address such as /admin/articles, or undefined. */
export function findCollection(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name);
}

/** The collection of a table, or undefined. */
export function collectionOf(table: string): Collection | undefined {
  return collections.find((collection) => collection.table === table);
}

/** A version of a row as the browser sends it. */
export const rowVersionSchema = z.object({
  key: z.string().regex(/^[\w-]{1,100}$/),
  updated_at: z.iso.datetime({ offset: true }),
});

const name = z.string().refine((written) => findCollection(written), 'There is no such collection');

/** A row on its way to be saved: its values, and the version that they replace (null: a new row). */
export const saveRequestSchema = z.discriminatedUnion(
  'collection',
  collections.map(({ name, schema }) =>
    z.object({
      collection: z.literal(name),
      base: rowVersionSchema.nullable(),
      values: schema,
    }),
  ) as [SaveRequestOption, ...SaveRequestOption[]],
);

type SaveRequestOption = z.ZodObject<{
  collection: z.ZodLiteral<string>;
  base: z.ZodNullable<typeof rowVersionSchema>;
  values: Collection['schema'];
}>;

/** Rows to delete, each in the version that the administrator has seen. */
export const deleteRequestSchema = z.object({
  collection: name,
  versions: z.array(rowVersionSchema).min(1).max(50),
});

const inbox = z.string().refine((written) => findInbox(written), 'There is no such collection');

/** Submissions to mark, and their new state. */
export const markRequestSchema = z.object({
  collection: inbox,
  keys: z.array(uuidSchema).min(1).max(50),
  state: handlingStateSchema,
});

/** A submission to delete. */
export const deleteSubmissionSchema = z.object({ collection: inbox, key: uuidSchema });

/** Sending again takes every mail that was given up. */
export const retryMailsSchema = z.strictObject({});

/** A change of the history to undo. */
export const undoRequestSchema = z.object({ change: z.int().positive() });
