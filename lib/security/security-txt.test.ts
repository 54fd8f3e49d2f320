import { describe, expect, it } from 'vitest';
import { securityTxt } from './security-txt.ts';

const facts = { siteUrl: 'https://nightdesk.example', contact: 'support@nightdesk.example' };

describe('securityTxt', () => {
  it('names a contact, its own address, and a day less than a year ahead', () => {
    const now = new Date('2026-11-20T23:00:00Z');
    const text = securityTxt({ ...facts, now });
    expect(text).toContain('Contact: mailto:support@nightdesk.example\n');
    expect(text).toContain('Canonical: https://nightdesk.example/.well-known/security.txt\n');
    const expires = new Date(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
    const days = (expires.getTime() - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(170);
    expect(days).toBeLessThan(365);
  });

  it('has a field on each line, as the format asks', () => {
    const lines = securityTxt({ ...facts, now: new Date(0) })
      .trimEnd()
      .split('\n');
    for (const line of lines) expect(line).toMatch(/^[A-Z][A-Za-z-]+: \S+/);
  });
});
