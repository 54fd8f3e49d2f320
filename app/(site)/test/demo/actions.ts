'use server';

import { formAction } from '@/lib/actions/form-action';
import { bookDemo } from '@/lib/data/demo-bookings';
import { demoBookingSchema } from '@/lib/schemas/demo-booking';

export const createDemoBooking = formAction('demo-booking', demoBookingSchema, async (booking) => ({
  result: await bookDemo(booking),
  language: booking.language,
}));
