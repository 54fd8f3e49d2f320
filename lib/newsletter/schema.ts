import { emailWith } from '../forms/fields.ts';
import { z } from '../zod.ts';

/** An address for the newsletter. Its lower-case form is stored, so that one address is one subscription. */
export const newsletterSchema = z.object({
  email: emailWith('Please enter a valid email address.').transform((email) => email.toLowerCase()),
});
