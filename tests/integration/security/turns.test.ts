import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Turns from '../../../lib/security/rate-limit.ts';
import { rateLimits, type FormName } from '../../../lib/rate-limits.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

// The limits with their real numbers, counted by a real database, however slow the machine is.
vi.mock('../../../lib/supabase/budgets.ts', () => ({ budgets: { turn: 25_000 } }));

/** Calls at a time; the embedded backend answers one after the other. */
const AT_ONCE = 20;

/** Calls that one test makes at most. */
const MOST_CALLS = 150;

const backend = connectToEmbedded();
let consumeRateLimit: typeof Turns.consumeRateLimit;
const forms = Object.keys(rateLimits) as FormName[];

beforeAll(async () => {
  vi.stubEnv('ABUSE_TOLERANCE', '1');
  ({ consumeRateLimit } = await import('../../../lib/security/rate-limit.ts'));
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
});

async function turns(form: FormName, client: string, count: number, isUnproven = false) {
  const given = [];
  for (let nth = 0; nth < count; nth += 1)
    given.push(await consumeRateLimit(form, client, isUnproven));
  return given;
}

describe.each(forms)('%s', (form) => {
  const { client, everybody } = rateLimits[form];

  test('one client has its share, then waits, and nobody else does', async () => {
    const answers = await turns(form, '192.0.2.1', client.turns + 1);
    expect(answers.slice(0, -1).every(({ given }) => given)).toBe(true);
    const refused = answers.at(-1)!;
    expect(refused).toMatchObject({ given: false });
    const wait = 'wait' in refused ? refused.wait : 0;
    expect(wait).toBeGreaterThan(client.seconds - 60);
    expect(wait).toBeLessThanOrEqual(client.seconds);
    expect(await consumeRateLimit(form, '192.0.2.2', false)).toEqual({ given: true });
  });

  test('a form without a form token has half of it', async () => {
    const answers = await turns(form, '192.0.2.3', Math.ceil(client.turns / 2) + 1, true);
    expect(answers.filter(({ given }) => given)).toHaveLength(Math.ceil(client.turns / 2));
  });

  // The rule is the same for all; those with the lowest limits show it in a few hundred calls.
  test.runIf(everybody.turns <= MOST_CALLS)(
    'a swarm of clients comes to the limit of everybody',
    async () => {
      const swarm = Array.from({ length: everybody.turns + 5 }, (_, nth) => `198.51.100.${nth}`);
      const answers = [];
      while (swarm.length > 0) {
        const some = swarm
          .splice(0, AT_ONCE)
          .map((address) => consumeRateLimit(form, address, false));
        answers.push(...(await Promise.all(some)));
      }
      const given = answers.filter((answer) => answer.given);
      // The tests above have taken some.
      expect(given.length).toBeLessThanOrEqual(everybody.turns);
      expect(given.length).toBeGreaterThan(everybody.turns - 3 * client.turns);
      expect(answers.at(-1)).toMatchObject({ given: false });
    },
    120_000,
  );
});

test('turns taken at the same moment are all counted', async () => {
  const { turns: share } = rateLimits.newsletter.client;
  vi.stubEnv('FORM_SECRET', 'x'.repeat(32));
  vi.resetModules();
  const fresh = await import('../../../lib/security/rate-limit.ts');
  const answers = await Promise.all(
    Array.from({ length: 3 * share }, () =>
      fresh.consumeRateLimit('newsletter', '203.0.113.9', false),
    ),
  );
  expect(answers.filter(({ given }) => given)).toHaveLength(share);
});

test('whoever holds the publishable key, but not the secret, reaches no counter of ours', async () => {
  const outsider = backend().anonymous();
  const table = await outsider.from('rate_limits' as 'config').select('*');
  expect(table.error).not.toBeNull();
  const guess = await outsider.rpc('take_turn', {
    p_keys: ['newsletter by everybody'],
    p_limits: [1],
    p_seconds: [60],
  });
  expect(guess.error?.code).toBe('23514');
  expect(
    (await outsider.rpc('forget_old_rate_limits' as 'take_turn', {} as never)).error,
  ).not.toBeNull();
});

test('what cannot be counted stays open or is closed, as the limits say', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  const away = await import('../../../lib/security/rate-limit.ts');
  for (const form of forms) {
    const isOpen = rateLimits[form].withoutCounter === 'open';
    expect(await away.consumeRateLimit(form, '192.0.2.1', false), form).toEqual(
      isOpen ? { given: true } : { given: false, uncounted: true },
    );
  }
  expect(log).toHaveBeenCalledTimes(forms.length);
  expect(log.mock.calls.join()).not.toContain('192.0.2.1');
});
