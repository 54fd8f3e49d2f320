import { z } from './zod.ts';

/** Characters of the longest address that mail can be sent to (RFC 5321, section 4.5.3.1.3, without its brackets). */
export const LONGEST_EMAIL = 254;

/**
 * An e-mail address, without the space around it.
 *
 * @param message for what is no address
 * @param required for none at all, where that is something else
 */
export const emailWith = (message: string, required = message) =>
  z
    .string(required)
    .trim()
    // Of several complaints about one field the first is shown.
    .min(1, required)
    .max(LONGEST_EMAIL, message)
    .pipe(z.email(message));

/**
 * A phone number as people write it. The specification shows no rule for its form, and numbers are written in many, so
 * only its length is bounded.
 */
export const phone = z
  .string('Phone number is required')
  .trim()
  .max(40, 'Phone number can be at most 40 characters');

const LONGEST_SLUG = 100;

/** Whether a part of an address can be the slug of a stored page: words of small letters and digits, joined by hyphens. */
export function isSlug(value: string): boolean {
  return value.length <= LONGEST_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value);
}

/**
 * The id of a stored row, in the one spelling that its page has: in every other, addresses without end would be pages of
 * their own in the cache. Whatever else an address holds must not reach the database.
 */
export const uuidSchema = z.guid().lowercase();
