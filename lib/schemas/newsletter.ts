import { z } from './zod.ts';

const message = 'Please enter a valid email address.';

/** An address for the newsletter. Its lower-case form is stored, so that one address is one subscription. */
export const newsletterSchema = z.object({
  email: z.string(message).trim().toLowerCase().max(254, message).pipe(z.email(message)),
});
