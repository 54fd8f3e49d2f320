import { fieldsIn, optional, type Sentences } from '../forms/fields.ts';
import type { Language } from '../languages/languages.ts';
import { z } from '../zod.ts';

/** The code of the option that requires a free-text name. */
export const OTHER_PMS = 'OTHER';

/** Characters of the longest message; the database holds the same limit. */
const LONGEST_MESSAGE = 2_000;

/** The largest number of properties that a request can name; the database holds the same limit. */
const MOST_PROPERTIES = 100_000;

/**
 * A request for a demo or an answer, as the form's fields send it from a page of the language. Form and action parse with
 * the same schema.
 */
export function contactRequestSchemaIn(say: Sentences, language: Language) {
  const { emailWith, line, numberIn, optionalPhone, shortLine, text } = fieldsIn(say);
  return (
    z
      .object({
        firstName: shortLine(say.firstNameTooLong, say.firstNameRequired),
        lastName: shortLine(say.lastNameTooLong, say.lastNameRequired),
        email: emailWith(say.emailInvalid, say.emailRequired),
        phone: optionalPhone,
        country: shortLine(say.countryTooLong, say.countryRequired),
        // The first of several errors of a field is shown, so "required" comes before everything else.
        properties: line(100, say.propertiesOutOfRange, say.propertiesRequired)
          .min(1, say.propertiesRequired)
          .transform(numberIn({ decimals: 0, language }, say.propertiesNotWhole))
          .refine((count) => count >= 1 && count <= MOST_PROPERTIES, say.propertiesOutOfRange),
        pms: shortLine(say.pmsTooLong, say.pmsRequired),
        otherPms: optional(line(100, say.otherPmsTooLong)),
        message: optional(text(LONGEST_MESSAGE, say.messageTooLong)),
      })
      // The field is there for one choice only; what it held before the choice changed is not meant any more.
      .transform((request) => ({
        ...request,
        otherPms: request.pms === OTHER_PMS ? request.otherPms : null,
      }))
  );
}

/** A contact request that may be stored. */
export type ContactRequest = z.output<ReturnType<typeof contactRequestSchemaIn>>;
