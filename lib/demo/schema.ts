import { demoLanguages } from './languages.ts';
import { fieldsIn, type Sentences } from '../forms/fields.ts';
import { z } from '../zod.ts';

/** The fields of the demo form; their names are those that the server function reads. */
export function demoBookingSchemaIn(say: Sentences) {
  const { phone, shortLine } = fieldsIn(say);
  return z.object({
    name: shortLine(say.firstNameTooLong, say.firstNameRequired),
    lastName: shortLine(say.lastNameTooLong, say.lastNameRequired),
    language: z.enum(
      demoLanguages.map(({ code }) => code),
      say.languageRequired,
    ),
    phoneNumber: phone.min(1, say.phoneRequired),
  });
}

/** A demo booking on its way to the server function. */
export type DemoBooking = z.output<ReturnType<typeof demoBookingSchemaIn>>;

const text = z.string().nullish();

/** The answer of the server function. Only `success` is certain; the rest depends on how far it came. */
export const demoResultSchema = z.object({
  success: z.boolean(),
  error: text,
  message: text,
  selectedDate: text,
  departureDate: text,
  bookingCount: z.number().nullish(),
  bookingResponse: z.unknown().optional(),
});

/** The end of a demo booking. */
export type DemoResult = z.output<typeof demoResultSchema>;
