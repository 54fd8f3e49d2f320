import { expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

it('security.txt names a contact, its own address, and a day less than a year ahead', () => {
  const facts = { siteUrl: 'https://nightdesk.example', contact: 'support@nightdesk.example' };
  const now = new Date('2026-11-20T23:00:00Z');
  const text = securityTxt({ ...facts, now });
  expect(text).toContain('Contact: mailto:support@nightdesk.example\n');
  expect(text).toContain('Canonical: https://nightdesk.example/.well-known/security.txt\n');
  // A contact that is a page is named as it is.
  const page = 'https://nightdesk.example/security';
  expect(securityTxt({ ...facts, contact: page, now })).toContain(`Contact: ${page}\n`);
  const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  const days = (expires.getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(170);
  expect(days).toBeLessThan(365);
});
