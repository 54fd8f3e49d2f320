import type * as Timers from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import { authCopy } from '../../../content/en/auth.ts';
import { newAddress, newUser, PASSWORD } from '../../support/accounts.ts';
import { startEmbedded } from '../../support/backend.ts';
import { from, newBrowser } from '../../support/browsers.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

// What the auth service itself bounds: for one who asks it directly with the publishable key, and for the site.

// Without the pauses before answers; time budgets stay.
vi.mock('node:timers/promises', async (original) => {
  const timers = await original<typeof Timers>();
  const pause = (ms: number, ...others: [undefined, object?]) =>
    ms < 2_000 ? Promise.resolve() : timers.setTimeout(ms, ...others);
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

const backend = connectToEmbedded(() => startEmbedded(undefined, false, 1));
const auth = () => backend().anonymous().auth;
// A new hour, in which no mail was sent and nothing asked for.
beforeEach(() => backend().letMinutesPass(61));

const codeOf = (answer: { error: { code?: string } | null }) => answer.error?.code ?? 'done';
const mailsTo = async (email: string) => (await backend().mailsTo(email)).length;

const LIMITED = 'over_email_send_rate_limit';

/** Asks the auth service as a program would that has a key and says whom it asks for. */
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const answer = await fetch(`${backend().url}/auth/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      apikey: backend().keys.publishable,
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { error_code = 'done' } = (await answer.json()) as { error_code?: string };
  return error_code;
}

const times = <Result>(count: number, call: (nth: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => call(nth)));
const count = (answers: string[]) =>
  Object.fromEntries(
    [...new Set(answers)].map((one) => [one, answers.filter((a) => a === one).length]),
  );

test('of eight wishes for a recovery mail at the same moment one is granted, and the next a minute later', async () => {
  const [{ email }, unknown] = [await newUser(backend()), newAddress()];
  const ask = (address: string) => auth().resetPasswordForEmail(address).then(codeOf);
  expect(count(await times(8, () => ask(email)))).toEqual({ done: 1, [LIMITED]: 7 });
  // As hosted, which so tells who has an account: the site must not.
  expect(count(await times(8, () => ask(unknown)))).toEqual({ done: 8 });
  expect(await mailsTo(email)).toBe(2);

  await backend().letMinutesPass(1);
  expect([await ask(email), await ask(email)]).toEqual(['done', LIMITED]);
  expect(await mailsTo(email)).toBe(3);
});

test('a stranger gets one confirmation a minute, however it is asked for', async () => {
  const email = newAddress();
  const signUp = () => auth().signUp({ email, password: PASSWORD }).then(codeOf);
  const resend = () => post('resend', { type: 'signup', email });
  expect(await signUp()).toBe('done');
  expect(count(await Promise.all([signUp(), resend(), signUp(), resend()]))).toEqual({
    [LIMITED]: 4,
  });
  expect(await mailsTo(email)).toBe(1);
  // Another kind of mail, with a minute of its own.
  expect(codeOf(await auth().resetPasswordForEmail(email))).toBe('done');

  await backend().letMinutesPass(1);
  expect(count(await times(12, resend))).toEqual({ done: 1, [LIMITED]: 11 });
  expect(await mailsTo(email)).toBe(3);
});

test('an account gets mails to strangers sent once a minute, as the new address or as a code of ten digits', async () => {
  const { client, email } = await newUser(backend());
  const strangers = [newAddress(), newAddress()];
  const change = (email: string) => client.auth.updateUser({ email }).then(codeOf);
  expect(await change(strangers[0]!)).toBe('done');
  expect(await change(strangers[1]!)).toBe(LIMITED);
  expect(await mailsTo(strangers[1]!)).toBe(0);
  const reauthenticate = () => client.auth.reauthenticate().then(codeOf);
  expect([await reauthenticate(), await reauthenticate()]).toEqual(['done', LIMITED]);
  const [mail] = await backend().mailsTo(email);
  expect(mail?.html).toMatch(/\b\d{10}\b/);
});

test('magic links are off: no mail and no account for known and unknown addresses', async () => {
  const [{ email }, unknown] = [await newUser(backend()), newAddress()];
  for (const address of [email, unknown])
    for (const path of ['otp', 'magiclink'])
      for (const create_user of [true, false])
        expect(await post(path, { email: address, create_user })).toBe('email_provider_disabled');
  expect([await mailsTo(email), await mailsTo(unknown)]).toEqual([1, 0]);
  expect(codeOf(await auth().signUp({ email: unknown, password: PASSWORD }))).toBe('done');
  expect(await mailsTo(unknown)).toBe(1);
});

test.each(['%72ecover', 'recover/', '/recover', 'RECOVER', 'recover%2F', './recover%20'])(
  'no other spelling of an address passes the limits: %s',
  async (path) => {
    const { email } = await newUser(backend());
    const before = await mailsTo(email);
    const answer = await fetch(`${backend().url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: backend().keys.publishable },
      body: JSON.stringify({ email }),
    });
    expect(answer.ok).toBe(false);
    expect(await mailsTo(email)).toBe(before);
  },
);

test.each([
  ['passwords', 'token?grant_type=password', { password: 'a guess' }, 'invalid_credentials'],
  ['codes', 'verify', { token: '0123456789', type: 'signup' }, 'otp_expired'],
])(
  'of 45 %s of one client about 30 are judged, and six more in a minute',
  async (_, path, guess, wrong) => {
    const { email } = await newUser(backend());
    // One of a bucket comes back every ten seconds, however slow the machine is.
    const judged = async (answers: Promise<string[]>) => {
      const counts = count(await answers);
      expect(Object.keys(counts)).toEqual([wrong, 'over_request_rate_limit']);
      return counts[wrong];
    };
    const from = (nth: number) => `203.0.113.${nth}`;
    const guessAs = (headers: Record<string, string>) =>
      post(path, { email: newAddress(), ...guess }, headers);
    // Another client for each guess, by one who has no secret key.
    const forged = (nth: number) =>
      guessAs({ 'sb-forwarded-for': from(nth), 'x-forwarded-for': from(nth) });
    const all = await judged(times(45, forged));
    expect(all).toBeGreaterThan(25);
    expect(all).toBeLessThan(36);
    expect(await post(path, { email, password: PASSWORD })).toBe('over_request_rate_limit');

    const bySite = (client: string) =>
      guessAs({ apikey: backend().keys.secret, 'sb-forwarded-for': client });
    expect(await judged(times(45, () => bySite(from(1))))).toBeLessThan(36);
    expect(await bySite(from(2))).toBe(wrong);

    await backend().letMinutesPass(1);
    const more = await judged(times(15, forged));
    expect(more).toBeGreaterThanOrEqual(6);
    expect(more).toBeLessThan(12);
  },
);

test('visitors of the site do not share the limits of one address', async () => {
  vi.stubEnv('ABUSE_TOLERANCE', '1000');
  vi.stubEnv('TRUSTED_PROXY_HEADER', 'x-client');
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  const { signIn } = await import('../../../app/[lang]/(auth)/auth/actions.ts');
  for (let nth = 1; nth <= 36; nth += 1) {
    const data = new FormData();
    data.set('email', newAddress());
    data.set('password', PASSWORD);
    const browser = newBrowser(`198.51.100.${nth}`);
    expect(await from(browser, () => signIn({ status: 'idle' }, data))).toMatchObject({
      message: authCopy.loginRefused,
    });
  }
});

test('thirty mails leave in an hour, for everyone together', async () => {
  const { email } = await newUser(backend());
  const ask = async () => {
    await backend().letMinutesPass(1);
    return (await auth().resetPasswordForEmail(email)).error?.message ?? 'sent';
  };
  const askUntil = async (wanted: string) => {
    for (let minute = 1; minute < 120; minute += 1) if ((await ask()) === wanted) return minute;
    throw new Error(`No mail was ${wanted}.`);
  };
  const limited = 'email rate limit exceeded';
  await askUntil(limited);
  // It is not one of the account: a new address meets it too.
  expect(codeOf(await auth().signUp({ email: newAddress(), password: PASSWORD }))).toBe(LIMITED);
  await askUntil('sent');
  const answers: string[] = [];
  while (answers.length < 35) answers.push(await ask());
  expect(count(answers)).toEqual({ sent: 29, [limited]: 6 });
});
