import { connection } from 'next/server';
import { getCompanyFacts } from '@/lib/company/facts';
import { settings } from '@/lib/env/env';
import { withEtag } from '@/lib/http/with-etag';
import { securityTxt } from '@/lib/security/security-txt';

/** How to report a weakness (RFC 9116). Made for each request, because it has to say until when it holds. */
export async function GET(): Promise<Response> {
  await connection();
  const { siteUrl, supportEmail } = settings();
  // Those who have found a weakness need an address also while the backend is away.
  const facts = await getCompanyFacts().catch(() => null);
  const contact = facts?.security_contact ?? supportEmail;
  const text = securityTxt({ siteUrl, contact, now: new Date() });
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  };
  return withEtag(new Response(text, { headers }));
}
