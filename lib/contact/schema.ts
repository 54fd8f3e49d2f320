import {
  emailWith,
  line,
  numberIn,
  optional,
  optionalPhone,
  shortLine,
  text,
} from '../forms/fields.ts';
import { defaultLanguage, type Language } from '../languages/languages.ts';
import { z } from '../zod.ts';

/** The code of the option that requires a free-text name. */
export const OTHER_PMS = 'OTHER';

/** Characters of the longest message; the database holds the same limit. */
const LONGEST_MESSAGE = 2_000;

/** The largest number of properties that a request can name; the database holds the same limit. */
const MOST_PROPERTIES = 100_000;

const propertiesRange = `Please enter a number between 1 and ${MOST_PROPERTIES}`;

// Of several errors of one field the first is shown, so "required" comes before everything else.
const properties = (language: Language) =>
  line(100, propertiesRange, 'Number of properties is required')
    .min(1, 'Number of properties is required')
    .transform(numberIn({ decimals: 0, language }, 'Please enter a whole number'))
    .refine((count) => count >= 1 && count <= MOST_PROPERTIES, propertiesRange);

/**
 * A request for a demo or an answer, as the form's fields send it from a page of the language. Form and action parse with
 * the same schema.
 */
export const contactRequestSchemaIn = (language: Language) =>
  z
    .object({
      firstName: shortLine('First name'),
      lastName: shortLine('Last name'),
      email: emailWith('Invalid email address', 'Email is required'),
      phone: optionalPhone,
      country: shortLine('Country'),
      properties: properties(language),
      pms: shortLine('PMS', 'PMS selection is required'),
      otherPms: optional(line(100, 'Other PMS can be at most 100 characters')),
      message: optional(
        text(LONGEST_MESSAGE, `Message can be at most ${LONGEST_MESSAGE} characters`),
      ),
    })
    // The field is there for one choice only; what it held before the choice changed is not meant any more.
    .transform((request) => ({
      ...request,
      otherPms: request.pms === OTHER_PMS ? request.otherPms : null,
    }));

export const contactRequestSchema = contactRequestSchemaIn(defaultLanguage);

/** A contact request that may be stored. */
export type ContactRequest = z.output<typeof contactRequestSchema>;
