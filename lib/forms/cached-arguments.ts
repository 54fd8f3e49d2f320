import { isSlug, uuidSchema } from './fields.ts';
import { languages } from '../languages/languages.ts';
import { CALL_LIMITS, findExcess } from './input-size.ts';
import { z } from '../zod.ts';

/** Arguments of several cached functions. */
export const cachedValues = {
  id: uuidSchema,
  slug: z.string().refine(isSlug),
  language: z.enum(languages),
  /** A page of a list, counted from 1. */
  page: z.int().min(1).max(999_999),
};

/**
 * Validates an argument of a cached function (`'use cache'`). Each of these functions is a public endpoint: the framework
 * runs it for any client that sends its id, with that client's arguments. Call this inside the function, before the
 * argument becomes part of a query.
 *
 * @returns the validated argument
 * @throws Error when the argument is not valid; its message does not repeat the argument
 */
export function cachedArgument<Schema extends z.ZodType>(
  schema: Schema,
  given: unknown,
): z.output<Schema> {
  const parsed = findExcess(given, CALL_LIMITS) ? null : schema.safeParse(given);
  if (!parsed?.success) throw new Error('No page gives a cached function such a value');
  return parsed.data;
}
