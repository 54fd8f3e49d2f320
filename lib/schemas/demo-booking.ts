import { demoLanguages } from '../demo-languages.ts';
import { line, phone } from './fields.ts';
import { z } from './zod.ts';

const required = (message: string) => line(message).min(1, message);

/** What the demo form sends; the field names are those that the server function reads. */
export const demoBookingSchema = z.object({
  name: required('First name is required').max(100, 'First name can be at most 100 characters'),
  lastName: required('Last name is required').max(100, 'Last name can be at most 100 characters'),
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
