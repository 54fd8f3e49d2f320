import { demoLanguages } from './languages.ts';
import { phone, shortLine } from '../forms/fields.ts';
import { z } from '../zod.ts';

/** What the demo form sends; the field names are those that the server function reads. */
export const demoBookingSchema = z.object({
  name: shortLine('First name'),
  lastName: shortLine('Last name'),
  language: z.enum(
    demoLanguages.map(({ code }) => code),
    'Language is required',
  ),
  phoneNumber: phone.min(1, 'Phone number is required'),
});

/** A demo booking on its way to the server function. */
export type DemoBooking = z.output<typeof demoBookingSchema>;

const text = z.string().nullish();

/** What the server function answers. Only `success` is certain; the rest depends on how far it came. */
export const demoResultSchema = z.object({
  success: z.boolean(),
  error: text,
  message: text,
  selectedDate: text,
  departureDate: text,
  bookingCount: z.number().nullish(),
  bookingResponse: z.unknown().optional(),
});

/** How a demo booking ended. */
export type DemoResult = z.output<typeof demoResultSchema>;
