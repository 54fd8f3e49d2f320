import { connection } from 'next/server';
import { docs } from '@/content/en/docs';
import { settings } from '@/lib/env/env';

/**
 * Leads to where a support video call is booked, or to a mail draft where this process knows no such place. The page
 * links here, because it is prerendered and one build serves any environment.
 */
export async function GET(): Promise<Response> {
  await connection();
  const { supportBookingUrl, supportEmail } = settings();
  const { subject, body } = docs.support.draft;
  const draft = `mailto:${supportEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return new Response(null, { status: 307, headers: { location: supportBookingUrl ?? draft } });
}
