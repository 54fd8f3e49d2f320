import { visibleLength } from '../text/clean-text.ts';
import { fieldsIn, optional, type Sentences } from '../forms/fields.ts';
import { z } from '../zod.ts';

const LONGEST_LETTER = 10_000;

/** The text fields of an application. Form and action parse with it. */
export function applicationFieldsSchemaIn(say: Sentences) {
  const { emailWith, line, optionalPhone, text } = fieldsIn(say);
  return z.object({
    // Whole characters count, as in the database.
    fullName: line(200, say.fullNameTooLong, say.fullNameTooShort).refine(
      (name) => visibleLength(name) >= 2,
      say.fullNameTooShort,
    ),
    email: emailWith(say.emailAsked),
    phone: optionalPhone,
    coverLetter: optional(text(LONGEST_LETTER, say.coverLetterTooLong)),
  });
}
