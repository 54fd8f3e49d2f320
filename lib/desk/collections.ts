import { channelRules, subprocessors } from '../trust/admin.ts';
import { companyFacts } from '../company/admin.ts';
import { applications } from '../careers/applications-admin.ts';
import { articles } from '../articles/admin.ts';
import {
  refusedChanges,
  SETTABLE_STATES,
  valuesOfState,
  type Collection,
} from '../collections/collection.ts';
import { handlingStateSchema } from '../collections/inbox.ts';
import { contactRequests } from '../contact/admin.ts';
import { demoBookings } from '../demo/admin.ts';
import { faqItems } from '../faq/admin.ts';
import { subscribers } from '../newsletter/admin.ts';
import { pages } from '../pages/admin.ts';
import { pictures } from '../pictures/admin.ts';
import { positions } from '../careers/admin.ts';
import { priceChanges, prices } from '../prices/admin.ts';
import { productUpdates } from '../updates/admin.ts';
import { providers } from '../providers/admin.ts';
import { redirects } from '../redirects/admin.ts';
import { languages } from '../languages/languages.ts';
import { z } from '../zod.ts';

/** Everything that administrators edit or mark, in the order of the sidebar. A new collection is added here. */
export const collections: readonly Collection[] = [
  faqItems,
  articles,
  productUpdates,
  positions,
  pages,
  providers,
  pictures,
  prices,
  priceChanges,
  channelRules,
  subprocessors,
  companyFacts,
  redirects,
  applications,
  contactRequests,
  demoBookings,
  subscribers,
];

/** The collection of an address such as /admin/articles, or undefined. */
export function findCollection(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name);
}

/** The collection of a table, or undefined. */
export function collectionOf(table: string): Collection | undefined {
  return collections.find((collection) => collection.table === table);
}

/** The collections of submissions. */
export const inboxes = collections.filter(({ kind }) => kind === 'inbox');

const moment = z.iso.datetime({ offset: true });

/** A request about one of some collections, which it names; the rest is parsed as that collection asks for. */
function requestOf<Shape extends z.ZodRawShape>(
  some: readonly Collection[],
  shapeOf: (collection: Collection) => Shape,
) {
  const [first, ...others] = some.map((collection) => {
    const name = z.literal(collection.name).transform(() => collection);
    return z.object({ collection: name, ...shapeOf(collection) });
  });
  return z.discriminatedUnion('collection', [first!, ...others]);
}

/** A row of which a translation is wanted, and the language. */
export const translationRequestSchema = requestOf(
  collections.filter(({ translatable }) => translatable),
  ({ keySchema }) => ({ key: keySchema, language: z.enum(languages).exclude(['en']) }),
);

/** A row on its way to be saved: its values, and the version that they replace; without `updated_at` a new row. */
export const saveRequestSchema = requestOf(
  collections.flatMap((collection) => [collection, collection.translation ?? []].flat()),
  ({ kind, keySchema, schema }) => ({
    base: z.object({
      key: keySchema,
      updated_at: kind === 'content' ? moment.nullable() : moment,
    }),
    values: schema,
  }),
).superRefine(({ collection, base, values }, context) => {
  // A change is judged beside what it changes.
  if (base.updated_at !== null) return;
  for (const [name, message] of Object.entries(refusedChanges(collection, values, null)))
    context.addIssue({ code: 'custom', path: ['values', name], message });
});

/** How many rows are changed at once: as many as a page of a list holds. */
const MOST_AT_ONCE = 50;

/** Rows, each in the version that the administrator has seen. */
const versionsOf = ({ keySchema: key }: Collection) => ({
  versions: z
    .array(z.object({ key, updated_at: moment }))
    .min(1)
    .max(MOST_AT_ONCE),
});

/** Rows to delete. */
export const deleteRequestSchema = requestOf(
  collections.filter(({ kind }) => kind === 'content' || kind === 'file'),
  versionsOf,
);

/** Rows to publish, hide or archive. */
export const stateRequestSchema = requestOf(
  collections.filter((collection) => valuesOfState(collection, 'published')),
  (collection) => ({ ...versionsOf(collection), state: z.enum(SETTABLE_STATES) }),
);

/** Submissions to mark, and their new state. */
export const markRequestSchema = requestOf(inboxes, ({ keySchema }) => ({
  keys: z.array(keySchema).min(1).max(MOST_AT_ONCE),
  state: handlingStateSchema,
}));

/** A submission that is read, or to be deleted. */
export const submissionSchema = requestOf(inboxes, ({ keySchema: key }) => ({ key }));

/** Sending again takes every mail that was given up. */
export const retryMailsSchema = z.strictObject({});

/** Changes of the history to undo, such as those of one deletion. */
export const undoRequestSchema = z.object({
  changes: z.array(z.int().positive()).min(1).max(MOST_AT_ONCE),
});
