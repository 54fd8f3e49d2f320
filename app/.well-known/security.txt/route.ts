import { connection } from 'next/server';
import { settings } from '@/lib/env';
import { securityTxt } from '@/lib/security/security-txt';

/** How to report a weakness (RFC 9116). Made for each request, because it has to say until when it holds. */
export async function GET(): Promise<Response> {
  await connection();
  const { siteUrl, supportEmail } = settings();
  return new Response(securityTxt({ siteUrl, contact: supportEmail, now: new Date() }), {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=86400',
    },
  });
}
