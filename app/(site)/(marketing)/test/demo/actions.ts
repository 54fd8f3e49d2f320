'use server';

import { tooMany } from '@/content/limits';
import { formAction } from '@/lib/actions/form-action';
import { bookDemo } from '@/lib/data/demo-bookings';
import { demoBookingSchema } from '@/lib/schemas/demo-booking';
import type { DemoDone } from './_components/demo-result';

export const createDemoBooking = formAction('demo-booking', demoBookingSchema, {
  tooMany: tooMany.demo,
  caught: ({ language }): DemoDone => ({ result: { success: true }, language }),
  run: async (booking): Promise<DemoDone> => ({
    result: await bookDemo(booking),
    language: booking.language,
  }),
});
