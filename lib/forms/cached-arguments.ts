import { updateLists } from '../updates/lists.ts';
import { isSlug, uuidSchema } from './fields.ts';
import { CALL_LIMITS, findExcess } from './input-size.ts';
import { z } from '../zod.ts';

const kinds = {
  id: uuidSchema,
  slug: z.string().refine(isSlug),
  /** A page of a list, counted from 1. */
  page: z.int().min(1).max(999_999),
  /** How many rows are wanted. */
  length: z.int().min(1).max(20),
  /** Which articles: of these categories, or of all of them (null). */
  postQuery: z.object({
    categories: z.array(z.string().min(1).max(1_000)).max(1_000).nullable(),
    page: z.int().min(1).max(999_999),
  }),
  /** What the place of an article in the list follows from: its id, and its day as Postgres writes it. */
  postPlace: z.object({ id: uuidSchema, date: z.iso.date() }),
  updateList: z.enum(updateLists),
  faqType: z.enum(['faq', 'support']),
  sitemapNoun: z.enum(['articles', 'jobs']),
  card: z.object({
    // Rows have no limit of their own; the card shortens what it draws.
    title: z.string().max(10_000),
    eyebrow: z.object({ time: z.string().max(20), label: z.string().max(1_000) }),
    tag: z.enum(['lamp', 'oxblood', 'brass']),
    facts: z.array(z.string().max(1_000)).max(5).readonly().optional(),
  }),
} as const;

type Kinds = typeof kinds;

/**
 * Validates an argument of a cached function in lib or app/share-cards. Each of these functions is a public endpoint:
 * the framework runs it for any client that sends its id, with that client's arguments. Call this inside the function,
 * before the argument becomes part of a query.
 *
 * @returns the validated argument
 * @throws Error when the argument is not valid; its message does not repeat the argument
 */
export function cachedArgument<Kind extends keyof Kinds>(
  kind: Kind,
  given: unknown,
): z.output<Kinds[Kind]> {
  const parsed = findExcess(given, CALL_LIMITS) ? null : kinds[kind].safeParse(given);
  if (!parsed?.success) throw new Error(`No page gives a cached function such a value: ${kind}`);
  return parsed.data as z.output<Kinds[Kind]>;
}
