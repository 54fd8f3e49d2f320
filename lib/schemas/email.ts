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
