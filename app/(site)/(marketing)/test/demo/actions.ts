'use server';

import { sendAgain, tooMany } from '@/content/limits';
import { formAction } from '@/lib/actions/form-action';
import { bookDemo } from '@/lib/data/demo-bookings';
import { demoBookingSchema } from '@/lib/schemas/demo-booking';
import type { DemoDone } from './_components/demo-result';

export const createDemoBooking = formAction('demo-booking', demoBookingSchema, {
  tooMany: tooMany.demo,
  run: async (booking, { isDoubtful }): Promise<DemoDone> => ({
    // A booking may cost a message to a phone, so a machine gets none; a person presses the button again.
    result: isDoubtful ? { success: false, error: sendAgain.demo } : await bookDemo(booking),
    language: booking.language,
  }),
});
