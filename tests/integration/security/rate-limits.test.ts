import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as RateLimits from '../../../lib/security/rate-limit.ts';
import { rateLimits, type FormName } from '../../../lib/security/rate-limits.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

// The limits with their real numbers, counted by a real database, however slow the machine is.
vi.mock('../../../lib/supabase/budgets.ts', () => ({ budgets: { rateLimit: 25_000 } }));

/** Calls at a time; the embedded backend answers one after the other. */
const AT_ONCE = 20;

connectToEmbedded();
let limits: typeof RateLimits;
const forms = Object.keys(rateLimits) as FormName[];
/** The rule is the same for all; the lowest limits show it in a few calls. */
const FORM = 'demo-booking';
const { client, shared, seconds } = rateLimits[FORM];

beforeAll(async () => {
  vi.stubEnv('ABUSE_TOLERANCE', '1');
  limits = await import('../../../lib/security/rate-limit.ts');
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

async function consume(sender: string, count: number, isUnverified = false) {
  const answers = [];
  for (let nth = 0; nth < count; nth += 1)
    answers.push(await limits.consumeRateLimit(FORM, { client: sender, isUnverified }));
  return answers;
}

test('a client over its limit waits, and other clients do not', async () => {
  const answers = await consume('192.0.2.1', client + 1);
  expect(answers.slice(0, -1).every(({ allowed }) => allowed)).toBe(true);
  const refused = answers.at(-1)!;
  expect(refused).toMatchObject({ allowed: false, isShared: false });
  const wait = 'wait' in refused ? refused.wait : 0;
  expect(wait).toBeGreaterThan(seconds - 60);
  expect(wait).toBeLessThanOrEqual(seconds);
  expect(await limits.consumeRateLimit(FORM, { client: '192.0.2.2' })).toEqual({ allowed: true });
});

test('a form without a form token has half of it', async () => {
  const answers = await consume('192.0.2.3', Math.ceil(client / 2) + 1, true);
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(Math.ceil(client / 2));
});

describe('above the shared limit', () => {
  beforeAll(async () => {
    const clients = Array.from({ length: shared }, (_, nth) => `198.51.100.${nth}`);
    while (clients.length > 0)
      await Promise.all(
        clients.splice(0, AT_ONCE).map((each) => limits.consumeRateLimit(FORM, { client: each })),
      );
  }, 120_000);

  test('a client without a token waits, and is told that all clients do', async () => {
    expect(await limits.consumeRateLimit(FORM, { client: '203.0.113.1' })).toMatchObject({
      allowed: false,
      isShared: true,
    });
  });

  test('the form tokens that one client fetched pass as often as it may send, from any address', async () => {
    const answers = [];
    for (let nth = 0; nth < client + 2; nth += 1) {
      const sender = { client: `203.0.113.${100 + nth}`, issuedTo: 'a hoarder' };
      answers.push(await limits.consumeRateLimit(FORM, sender));
    }
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(client);
    expect(answers.at(-1)).toMatchObject({ isShared: true });
    const other = { client: '203.0.113.2', issuedTo: 'a visitor' };
    expect(await limits.consumeRateLimit(FORM, other)).toEqual({ allowed: true });
  });

  test('a client where an administrator signed in passes', async () => {
    await limits.rememberAdminClient('2001:db8:1::/64');
    const known = { client: '2001:db8:1::/64' };
    expect(await limits.consumeRateLimit(FORM, known)).toEqual({ allowed: true });
  });
});

test('what cannot be counted stays open or is closed, as the limits say', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  const away = await import('../../../lib/security/rate-limit.ts');
  for (const form of forms) {
    const isOpen = rateLimits[form].withoutCounter === 'open';
    expect(await away.consumeRateLimit(form, { client: '192.0.2.1' }), form).toEqual(
      isOpen ? { allowed: true } : { allowed: false, uncounted: true },
    );
  }
  expect(log).toHaveBeenCalledTimes(forms.length);
  expect(log.mock.calls.join()).not.toContain('192.0.2.1');
});
