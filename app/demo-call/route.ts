import { connection } from 'next/server';
import { redirect } from 'next/navigation';
import { settings } from '@/lib/env/env';

const SUBJECT = 'Demo';

/**
 * Leads to the external page where a demo can be booked: a setting of this process, which
 * no build can know. Where there is none, to a mail draft to support.
 */
export async function GET(): Promise<never> {
  await connection();
  const { demoBookingUrl, supportEmail } = settings();
  redirect(demoBookingUrl ?? `mailto:${supportEmail}?subject=${SUBJECT}`);
}
