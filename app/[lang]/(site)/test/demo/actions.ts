'use server';

import { isValidPhoneNumber } from 'libphonenumber-js/max';
import { wordsIn } from '@/content/words';
import { formAction } from '@/lib/actions/form-action';
import { bookDemo } from '@/lib/demo/demo-bookings';
import { demoBookingSchemaIn } from '@/lib/demo/schema';
import type { DemoDone } from './_components/demo-form';

export const createDemoBooking = formAction('demo-booking', {
  words: wordsIn,
  // The number is checked here as well as in the function, so that a mistyped one does not count against the rate limit. The
  // browser does not check it: the rules of all countries weigh 80 kB.
  schema: ({ messages, testPages }) =>
    demoBookingSchemaIn(messages.fields).refine(
      ({ phoneNumber }) => isValidPhoneNumber(phoneNumber.replace(/^00/, '+')),
      { path: ['phoneNumber'], error: testPages.phoneInvalid },
    ),
  tooMany: ({ limits }) => limits.tooMany.demo,
  run: async (booking, { isSuspectedSpam, words }): Promise<DemoDone> => ({
    // A booking may cost a message to a phone, so a machine gets none; a person presses the button again.
    result: isSuspectedSpam
      ? { success: false, error: words.limits.sendAgain.demo }
      : await bookDemo(booking),
    language: booking.language,
  }),
});
