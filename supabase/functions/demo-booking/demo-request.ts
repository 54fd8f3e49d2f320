import { z } from 'zod';

const LONGEST_NAME = 100;
const LONGEST_PHONE = 40;

/** The languages a demo can be booked in. */
export const languages = ['en', 'fr', 'de', 'nl', 'et'] as const;

/** A language of a demo booking. */
export type Language = (typeof languages)[number];

/** A text of one line. */
const line = (required: string, longest: number) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(longest, `${required.split(' is ')[0]} can be at most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, `${required.split(' is ')[0]} can have no control characters`);

const NO_FORM_DATA = 'formData is required';

const bodySchema = z.object(
  {
    formData: z.object(
      {
        name: line('First name is required', LONGEST_NAME),
        lastName: line('Last name is required', LONGEST_NAME),
        language: z.enum(languages, 'Language is required'),
        phoneNumber: line('Phone number is required', LONGEST_PHONE),
      },
      NO_FORM_DATA,
    ),
    contentId: z.uuid('contentId can be a UUID only').optional(),
  },
  NO_FORM_DATA,
);

/** The guest, and the id by which repetitions are told apart. */
export type Demo = z.output<typeof bodySchema>;

/** The guest of a demo, as the form sends it. */
export type DemoRequest = Demo['formData'];

const giveBackSchema = z.strictObject({ giveBack: z.literal('unanswered') });

/** Tells whether a call asks, as `{ giveBack: 'unanswered' }`, for the bookings without an answer of the guest to be cancelled. */
export const isGiveBackRequest = (body: unknown) => giveBackSchema.safeParse(body).success;

/**
 * Reads the body of a call, `{ formData: { name, lastName, language, phoneNumber } }`, with a `contentId` that is equal for
 * equal fields, if repetitions are to be told apart. A refusal says what is missing; the website shows it.
 */
export function readDemoRequest(body: unknown): Demo | { refusal: string } {
  const { data, error } = bodySchema.safeParse(body);
  return data ?? { refusal: error?.issues[0]?.message ?? NO_FORM_DATA };
}
