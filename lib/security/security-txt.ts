/** RFC 9116 recommends less than a year. */
const VALID_MS = 180 * 24 * 60 * 60 * 1_000;

/**
 * The text of `/.well-known/security.txt`.
 *
 * @param facts.contact an e-mail address, or an address that begins with https://
 */
export function securityTxt(facts: { siteUrl: string; contact: string; now: Date }): string {
  const { siteUrl, contact, now } = facts;
  const expires = new Date(now.getTime() + VALID_MS);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: ${contact.startsWith('https://') ? '' : 'mailto:'}${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, de, fr',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
