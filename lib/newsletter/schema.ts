import { fieldsIn, type Sentences } from '../forms/fields.ts';
import { z } from '../zod.ts';

/** An address for the newsletter. Its lower-case form is stored, so that one address is one subscription. */
export const newsletterSchemaIn = (say: Sentences) =>
  z.object({
    email: fieldsIn(say)
      .emailWith(say.emailAsked)
      .transform((email) => email.toLowerCase()),
  });
