import type * as Timers from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Actions from '../../../app/[lang]/(auth)/auth/actions.ts';
import type * as Accept from '../../../app/[lang]/(auth)/auth/confirm/accept/route.ts';
import { authCopy } from '../../../content/en/auth.ts';
import { AUTH_CONDITIONS } from '../../../supabase/local/auth-conditions.ts';
import { newAddress, newUser, PASSWORD, tokenHashOf } from '../../support/accounts.ts';
import { from, newBrowser } from '../../support/browsers.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { startFaultyProxy } from '../../support/faulty-proxy.ts';

const { pauses } = vi.hoisted(() => ({ pauses: { lengths: [] as number[], areSkipped: true } }));

// The pauses before answers are noted, and skipped; time budgets stay.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  const pause = (ms: number, ...others: [undefined, object?]) => {
    if (ms >= 2_000) return timers.setTimeout(ms, ...others);
    pauses.lengths.push(ms);
    return pauses.areSkipped ? Promise.resolve() : timers.setTimeout(ms, ...others);
  };
  return { ...timers, setTimeout: pause };
});

// However slow the machine is.
vi.mock('../../../lib/supabase/budgets.ts', () => ({
  budgets: {
    write: 25_000,
    access: 25_000,
    accountMail: 25_000,
    rateLimit: 25_000,
    readiness: 25_000,
  },
}));

const AWAY = 'The sign-in service cannot be reached at the moment. Please try again in a minute.';

const backend = connectToEmbedded();
let proxy: Awaited<ReturnType<typeof startFaultyProxy>>;
let actions: typeof Actions;
let accept: typeof Accept;
let lines: string[];

beforeAll(async () => {
  proxy = await startFaultyProxy(backend().url);
  vi.stubEnv('SUPABASE_URL', proxy.url);
  vi.stubEnv('ABUSE_TOLERANCE', '1000');
  vi.stubEnv('TRUSTED_PROXY_HEADER', 'x-client');
  actions = await import('../../../app/[lang]/(auth)/auth/actions.ts');
  accept = await import('../../../app/[lang]/(auth)/auth/confirm/accept/route.ts');
});
afterAll(() => proxy?.stop());
beforeEach(async () => {
  proxy.restore();
  await backend().setAuthCondition(null);
  pauses.areSkipped = true;
  lines = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: string) => void lines.push(line));
});

type Form = 'signIn' | 'signUp' | 'sendResetLink';

/** Sends a form from a new browser: what the visitor gets, its cookies, and what is waited for. */
async function send(action: Form, fields: object, browser = newBrowser()) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  pauses.lengths = [];
  const state = await from(browser, () => actions[action]({ status: 'idle' }, data));
  const { typed, ...shown } = state as { typed?: object };
  return {
    shown,
    typed: typed ?? null,
    cookies: [...browser.cookies.keys()],
    pauses: pauses.lengths,
  };
}

/** An address without an account, one that is not confirmed, and one that is. */
async function addresses() {
  const unconfirmed = newAddress();
  const { auth } = backend().anonymous();
  await auth.signUp({ email: unconfirmed, password: PASSWORD });
  return { unknown: newAddress(), unconfirmed, confirmed: (await newUser(backend())).email };
}

const eventsIn = (logged: string[]) =>
  logged.map((line) => JSON.parse(line) as { event: string; status?: number });

const MAIL_CONDITIONS = [
  'mail-limited',
  'mail-failing',
  'mail-unauthorised',
  'mail-refused',
] as const;

describe.each([...MAIL_CONDITIONS, 'failing', null] as const)(
  'while the service is %s',
  (condition) => {
    test.each(['signUp', 'sendResetLink'] as const)(
      '%s gives unknown, unconfirmed and confirmed addresses one answer at one time, and logs no address',
      async (action) => {
        const people = await addresses();
        await backend().setAuthCondition(condition);
        const answers = [];
        for (const email of Object.values(people))
          answers.push(await send(action, { email, password: PASSWORD }));
        expect(answers[0]).toEqual({
          shown: { status: 'done' },
          typed: null,
          cookies: action === 'signUp' ? ['sign-up-key'] : [],
          pauses: [1_000],
        });
        expect(answers[1]).toEqual(answers[0]);
        expect(answers[2]).toEqual(answers[0]);

        const failures = eventsIn(lines).filter(({ event }) => event === 'account-mail-not-sent');
        // Where no mail is due none fails, as hosted.
        expect(failures).toHaveLength(condition === null ? 0 : condition === 'failing' ? 3 : 2);
        for (const { status } of failures) expect(status).toBe(AUTH_CONDITIONS[condition!][0]);
        expect(lines.join('\n')).not.toMatch(/@|guest-|long enough/);
      },
    );
  },
);

test('an answer does not wait for a mail that takes seconds, and the mail is sent', async () => {
  const email = newAddress();
  await backend().setAuthCondition('mail-slow');
  let sentBefore: unknown[] = [];
  const data = new FormData();
  for (const [name, value] of Object.entries({ email, password: PASSWORD })) data.set(name, value);
  const state = await from(newBrowser(), async () => {
    const answered = await actions.signUp({ status: 'idle' }, data);
    sentBefore = await backend().mailsTo(email);
    return answered;
  });
  expect(state).toEqual({ status: 'done' });
  expect(sentBefore).toEqual([]);
  expect(await backend().mailsTo(email)).toHaveLength(1);
});

test('who tries again after a mail that was not sent has lost nothing', async () => {
  const [email, browser] = [newAddress(), newBrowser()];
  const press = async (type: string) => {
    const { NextRequest } = await import('next/server');
    const hash = await tokenHashOf(backend(), email);
    const link = `http://localhost/auth/confirm?token_hash=${hash}&type=${type}`;
    const answer = await from(browser, () =>
      accept.POST(new NextRequest(link, { method: 'POST' }), {
        params: Promise.resolve({ lang: 'en' }),
      }),
    );
    return answer instanceof Response ? answer.headers.get('location') : answer.to;
  };
  for (const condition of [...MAIL_CONDITIONS, null]) {
    await backend().setAuthCondition(condition);
    await send('signUp', { email, password: PASSWORD }, browser);
  }
  expect(await backend().mailsTo(email)).toHaveLength(1);
  // The password of the only sign-up that counted is kept.
  expect(await press('email')).toBe('https://app.nightdesk.example');
  for (const condition of [...MAIL_CONDITIONS, null]) {
    await backend().setAuthCondition(condition);
    await send('sendResetLink', { email }, browser);
  }
  expect(await backend().mailsTo(email)).toHaveLength(2);
  expect(await press('recovery')).toBe('/auth/new-password');
});

test.each(['refuse', 'cut', '500', '429', '404', 'garbage'] as const)(
  'a service that is away (%s) is named to everyone, with nothing done and the address kept',
  async (fault) => {
    const people = await addresses();
    proxy.fail(fault, '/auth/v1');
    for (const action of ['signUp', 'sendResetLink', 'signIn'] as const)
      for (const email of Object.values(people)) {
        const { shown, typed } = await send(action, { email, password: 'not the password' });
        expect(shown, action).toEqual({ status: 'failed', message: AWAY });
        expect(typed, action).toEqual({ email });
      }
    expect(await backend().mailsTo(people.unknown)).toEqual([]);
  },
);

test.each([
  [
    'en',
    'The sign-in service cannot be reached at the moment. Please open the link in your e-mail again in a minute.',
  ],
  [
    'de',
    'Die Anmeldung ist zurzeit nicht erreichbar. Bitte öffnen Sie den Link in Ihrer E-Mail in einer Minute noch einmal.',
  ],
])(
  'a link that is opened while the service is away is not called expired, in the language of its page: %s',
  async (lang, text) => {
    const { NextRequest } = await import('next/server');
    proxy.fail('refuse', '/auth/v1');
    const link = `http://localhost/auth/confirm?token_hash=${'0'.repeat(56)}&type=email`;
    const answer = await from(newBrowser(), () =>
      accept.POST(new NextRequest(link, { method: 'POST' }), { params: Promise.resolve({ lang }) }),
    );
    if (!(answer instanceof Response)) throw new Error('The answer is a redirect.');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toBe(text);
  },
);

test('what is refused for every address is told to everyone', async () => {
  const people = await addresses();
  await backend().setAuthCondition('limited');
  pauses.areSkipped = false;
  for (const [action, email] of [
    ['signUp', people.unknown],
    ['sendResetLink', people.confirmed],
    ['signIn', people.unknown],
  ] as const)
    for (const [formLanguage, message] of [
      ['en', 'Request rate limit reached'],
      ['de', expect.stringMatching(/^Zurzeit zu viele Anfragen/)],
    ] as const)
      expect(
        (await send(action, { email, password: PASSWORD, formLanguage })).shown,
        action,
      ).toEqual({ status: 'failed', message });
});

test('sign-in refuses unknown, unconfirmed and confirmed addresses with one sentence at one time', async () => {
  const { unknown, unconfirmed, confirmed } = await addresses();
  for (const [email, password] of [
    [unknown, PASSWORD],
    // Signing up first would tell whether the address was known before.
    [unconfirmed, PASSWORD],
    [unconfirmed, 'not the password'],
    [confirmed, 'not the password'],
  ] as const) {
    const answer = await send('signIn', { email, password });
    expect(answer).toEqual({
      shown: { status: 'failed', message: authCopy.loginRefused },
      typed: { email },
      cookies: [],
      pauses: [expect.any(Number)],
    });
  }
  const right = await send('signIn', { email: confirmed, password: PASSWORD });
  expect(right.pauses).toEqual([]);
  await backend().setAuthCondition('failing');
  for (const email of [unknown, confirmed])
    expect((await send('signIn', { email, password: PASSWORD })).shown).toEqual({
      status: 'failed',
      message: AWAY,
    });
});
