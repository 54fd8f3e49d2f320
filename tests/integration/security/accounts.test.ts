import type * as Timers from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as Actions from '../../../app/[lang]/(auth)/auth/actions.ts';
import type * as Accept from '../../../app/[lang]/(auth)/auth/confirm/accept/route.ts';
import { authCopy } from '../../../content/en/auth.ts';
import { signInLimits, rateLimits } from '../../../lib/security/rate-limits.ts';
import {
  newAddress,
  newUser,
  PASSWORD,
  signInAdministrator,
  tokenHashOf,
} from '../../support/accounts.ts';
import { from, newBrowser, type Browser } from '../../support/browsers.ts';
import { SITE_URL } from '../../support/backend.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

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
    signOut: 25_000,
  },
}));

const backend = connectToEmbedded();
let actions: typeof Actions;
let accept: typeof Accept;

const HOST_APP = 'https://app.nightdesk.example';
const NEW_PASSWORD = '/auth/new-password';
const OTHER = 'some other long words';

beforeAll(async () => {
  vi.stubEnv('ABUSE_TOLERANCE', '1');
  vi.stubEnv('TRUSTED_PROXY_HEADER', 'x-client');
  vi.stubEnv('SITE_URL', SITE_URL);
  actions = await import('../../../app/[lang]/(auth)/auth/actions.ts');
  accept = await import('../../../app/[lang]/(auth)/auth/confirm/accept/route.ts');
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});

let clients = 0;
/** A browser at an address of its own. */
const stranger = () => newBrowser(`198.51.100.${(clients += 1)}`);

function send(
  browser: Browser,
  action: 'signIn' | 'signUp' | 'saveNewPassword' | 'sendResetLink',
  fields: object,
) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return from(browser, () => actions[action]({ status: 'idle' }, data));
}

/** Presses the button that the newest mail to an address leads to. */
async function pressButton(browser: Browser, email: string, type = 'email', lang = 'en') {
  const { NextRequest } = await import('next/server');
  const address = `http://localhost/auth/confirm?token_hash=${await tokenHashOf(backend(), email)}&type=${type}`;
  const answer = await from(browser, () =>
    accept.POST(new NextRequest(address, { method: 'POST' }), {
      params: Promise.resolve({ lang }),
    }),
  );
  return answer instanceof Response ? answer.headers.get('location') : answer.to;
}

const canSignIn = async (email: string, password: string) =>
  !(await backend().anonymous().auth.signInWithPassword({ email, password })).error;

const mailsAbout = async (email: string) => {
  const { data } = await backend()
    .service()
    .from('outbox')
    .select('template')
    .eq('recipient', email)
    .throwOnError();
  return data.map(({ template }) => template);
};

/** The subject of the newest mail to an address, and where its link leads. */
async function newestMail(email: string) {
  const [mail] = await backend().mailsTo(email);
  const link = /href="([^"?]*)/.exec(mail!.html)?.[1];
  return { subject: mail!.subject, link };
}

test('an account without a language gets mails in English, from English pages and from elsewhere', async () => {
  const email = newAddress();
  await send(stranger(), 'signUp', { email, password: PASSWORD });
  const link = `${SITE_URL}/auth/confirm`;
  expect(await newestMail(email)).toEqual({ subject: 'Confirm your e-mail', link });
  const recovery = { subject: 'Choose a new password', link };
  await send(stranger(), 'sendResetLink', { email });
  expect(await newestMail(email)).toEqual(recovery);
  await backend().anonymous().auth.resetPasswordForEmail(email);
  expect(await newestMail(email)).toEqual(recovery);
});

describe('on a German page', () => {
  const german = { formLanguage: 'de' };
  const confirmation = {
    subject: 'Bestätigen Sie Ihre Adresse',
    link: `${SITE_URL}/de/auth/confirm`,
  };
  const recovery = {
    subject: 'Wählen Sie ein neues Passwort',
    link: `${SITE_URL}/de/auth/confirm`,
  };

  test('the mails of the auth service are in German, and lead to German pages', async () => {
    const email = newAddress();
    await send(stranger(), 'signUp', { email, password: PASSWORD, ...german });
    expect(await newestMail(email)).toEqual(confirmation);
    await send(stranger(), 'sendResetLink', { email, ...german });
    expect(await newestMail(email)).toEqual(recovery);
  });

  test('an account that was begun on an English page gets German mails, the confirmation again too', async () => {
    const email = newAddress();
    await send(stranger(), 'signUp', { email, password: PASSWORD });
    await send(stranger(), 'signUp', { email, password: PASSWORD, ...german });
    expect(await newestMail(email)).toEqual(confirmation);
    await send(stranger(), 'sendResetLink', { email, ...german });
    expect(await newestMail(email)).toEqual(recovery);
  });

  test('an account that was made there gets German mails from elsewhere, and English ones from English pages', async () => {
    const email = newAddress();
    await send(stranger(), 'signUp', { email, password: PASSWORD, ...german });
    await backend().anonymous().auth.resetPasswordForEmail(email);
    expect(await newestMail(email)).toEqual(recovery);
    await send(stranger(), 'sendResetLink', { email });
    expect(await newestMail(email)).toEqual({
      subject: 'Choose a new password',
      link: `${SITE_URL}/auth/confirm`,
    });
  });

  test('the link for a new password leads to the German page', async () => {
    const [email, browser] = [newAddress(), stranger()];
    await send(browser, 'signUp', { email, password: PASSWORD });
    await pressButton(browser, email);
    await send(browser, 'sendResetLink', { email, ...german });
    expect(await pressButton(browser, email, 'recovery', 'de')).toBe(`/de${NEW_PASSWORD}`);
  });
});

describe('a password chosen before the address was confirmed', () => {
  test.each([
    ['a stranger, and the owner later', ['stranger', 'owner']],
    ['the owner, and a stranger later', ['owner', 'stranger']],
    ['a stranger alone', ['stranger']],
    ['the owner twice, with two passwords', ['owner', 'owner']],
    ['a stranger twice', ['stranger', 'stranger']],
  ])('of %s opens nothing after the button is pressed', async (_, people) => {
    const email = newAddress();
    const browsers = { stranger: stranger(), owner: stranger() };
    const passwords: string[] = [];
    for (const [nth, person] of people.entries()) {
      passwords.push(`${PASSWORD} ${nth}`);
      await send(browsers[person as 'owner'], 'signUp', { email, password: passwords.at(-1)! });
    }
    expect(await pressButton(browsers.owner, email)).toBe(NEW_PASSWORD);
    for (const password of passwords) expect(await canSignIn(email, password)).toBe(false);

    expect(await send(browsers.owner, 'saveNewPassword', { password: OTHER })).toEqual({
      to: HOST_APP,
    });
    expect(await canSignIn(email, OTHER)).toBe(true);
  });

  describe('of a sign-up past the site, for an address that is invited as an owner', () => {
    /** A browser that signed up here, and the key that was stored for it, as the owner of the account may read it. */
    async function browserWithKey() {
      const [email, browser] = [newAddress(), stranger()];
      await send(browser, 'signUp', { email, password: PASSWORD });
      const token_hash = await tokenHashOf(backend(), email);
      const { data } = await backend().anonymous().auth.verifyOtp({ token_hash, type: 'email' });
      return { browser, key: String(data.user?.user_metadata.sign_up_key) };
    }

    /**
     * @param metadata what the stranger has the account hold
     * @param owner the browser in which the button is pressed
     * @returns where the button leads, and whether the password of the stranger opens the account and the desk
     */
    async function confirmSignUpOfStranger(metadata: object, owner: Browser) {
      const email = newAddress();
      const administrator = await signInAdministrator(backend());
      await administrator
        .rpc('invite_administrator', { p_email: email, p_role: 'owner' })
        .throwOnError();
      const past = backend().anonymous();
      const options = { data: metadata };
      expect((await past.auth.signUp({ email, password: PASSWORD, options })).error).toBeNull();
      const leadsTo = await pressButton(owner, email);
      const { error } = await past.auth.signInWithPassword({ email, password: PASSWORD });
      const desk = await past.rpc('list_administrators');
      return { leadsTo, opens: !error, desk: Boolean(desk.data?.length) };
    }

    const nothing = { leadsTo: NEW_PASSWORD, opens: false, desk: false };
    const LENGTH = 43;

    test.each([
      ['none', {}],
      ['an empty one', { sign_up_key: '' }],
      ['one character', { sign_up_key: 'A' }],
      ['a number', { sign_up_key: 0 }],
      ['an object', { sign_up_key: {} }],
      ['a wrong one of full length', { sign_up_key: 'A'.repeat(LENGTH) }],
    ])('with %s as its key, opens nothing', async (_, metadata) => {
      expect(await confirmSignUpOfStranger(metadata, stranger())).toEqual(nothing);
    });

    test.each(['', 'half', 'é'.repeat(22)])(
      'opens nothing in a browser with the cookie "%s"',
      async (half) => {
        const owner = stranger();
        owner.cookies.set('sign-up-key', half);
        expect(await confirmSignUpOfStranger({ sign_up_key: half }, owner)).toEqual(nothing);
      },
    );

    test('opens nothing with the key of another browser, or with a part of the right one', async () => {
      const { browser, key } = await browserWithKey();
      expect(key).toHaveLength(LENGTH);
      expect(await confirmSignUpOfStranger({ sign_up_key: key }, stranger())).toEqual(nothing);
      for (const sign_up_key of ['', key.slice(0, -1), [key]])
        expect(await confirmSignUpOfStranger({ sign_up_key }, browser)).toEqual(nothing);
    });

    test('keeps its password only with the key of the browser in which the button is pressed', async () => {
      const { browser, key } = await browserWithKey();
      expect(await confirmSignUpOfStranger({ sign_up_key: key }, browser)).toEqual({
        leadsTo: '/admin',
        opens: true,
        desk: true,
      });
    });
  });

  test('is removed by the first link for a new password too', async () => {
    const [email, owner] = [newAddress(), stranger()];
    await send(stranger(), 'signUp', { email, password: PASSWORD });
    await send(owner, 'sendResetLink', { email });
    expect(await pressButton(owner, email, 'recovery')).toBe(NEW_PASSWORD);
    expect(await canSignIn(email, PASSWORD)).toBe(false);
  });
});

describe('an account that becomes an administrator’s', () => {
  test('loses its sessions, tokens included, and opens with a password from a mailed link only', async () => {
    const { email, client, session } = await newUser(backend());
    const administrator = await signInAdministrator(backend());
    const given = await administrator.rpc('set_administrator', {
      p_email: email,
      p_role: 'owner',
    });
    expect(given.data).toBe('done');
    expect(await mailsAbout(email)).toEqual(['administrator-access']);

    expect((await backend().anonymous().auth.getUser(session.access_token)).error).not.toBeNull();
    expect((await client.rpc('list_administrators')).data).toEqual([]);
    const browser = stranger();
    expect(await send(browser, 'signIn', { email, password: PASSWORD })).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('It opens with a new password'),
    });
    expect([...browser.cookies.keys()]).toEqual([]);
    // Past the site the old password gives a session, which opens nothing, and cannot renew itself.
    const past = backend().anonymous();
    await past.auth.signInWithPassword({ email, password: PASSWORD });
    expect((await past.rpc('list_administrators')).data).toEqual([]);
    const changed = await past.auth.updateUser({ password: OTHER, current_password: PASSWORD });
    expect(changed.error).toBeNull();
    await past.auth.signInWithPassword({ email, password: OTHER });
    expect((await past.rpc('list_administrators')).data).toEqual([]);

    const owner = stranger();
    await send(owner, 'sendResetLink', { email });
    await pressButton(owner, email, 'recovery');
    expect(await send(owner, 'saveNewPassword', { password: 'a third long set of words' })).toEqual(
      { to: '/admin' },
    );
    expect((await past.rpc('list_administrators')).data).toEqual([]);
  });
});

describe('a new password', () => {
  async function signedIn() {
    const { email } = await newUser(backend());
    const browser = stranger();
    expect(await send(browser, 'signIn', { email, password: PASSWORD })).toEqual({ to: HOST_APP });
    return { email, browser };
  }

  test('needs more than a session: the current password, which ends all others and is mailed', async () => {
    const { email, browser } = await signedIn();
    const other = backend().anonymous();
    await other.auth.signInWithPassword({ email, password: PASSWORD });
    for (const [currentPassword, message] of [
      ['', /enter your current password/],
      ['not the password', /not your current password/],
    ] as const)
      expect(
        await send(browser, 'saveNewPassword', { password: OTHER, currentPassword }),
      ).toMatchObject({
        status: 'invalid',
        fieldErrors: { currentPassword: expect.stringMatching(message) },
        typed: {},
      });
    expect((await other.auth.getUser()).error).toBeNull();

    const fields = { password: OTHER, currentPassword: PASSWORD };
    expect(await send(browser, 'saveNewPassword', fields)).toEqual({ to: HOST_APP });
    expect((await other.auth.getUser()).error).not.toBeNull();
    expect(await canSignIn(email, OTHER)).toBe(true);
    expect(await mailsAbout(email)).toEqual(['password-changed']);
  });

  test('cannot be set past the site with a stolen token', async () => {
    const { client, email } = await newUser(backend());
    const stolen = backend().anonymous();
    await stolen.auth.signInWithPassword({ email, password: PASSWORD });
    for (const current_password of [undefined, '', 'not the password'])
      expect(
        (await stolen.auth.updateUser({ password: OTHER, current_password })).error?.code,
      ).toBe('current_password_required');
    expect((await client.auth.getUser()).error).toBeNull();
    expect(await canSignIn(email, PASSWORD)).toBe(true);
  });

  test('is not set by the mailed link of another session', async () => {
    const [email, browser] = [newAddress(), stranger()];
    await send(browser, 'signUp', { email, password: PASSWORD });
    await pressButton(browser, email);
    const owner = stranger();
    await send(owner, 'sendResetLink', { email });
    await pressButton(owner, email, 'recovery');
    browser.cookies.set('mail-link', owner.cookies.get('mail-link')!);
    expect(await send(browser, 'saveNewPassword', { password: OTHER })).toMatchObject({
      status: 'invalid',
    });
  });
});

describe('a password in another Unicode form', () => {
  const open = { to: HOST_APP };
  // An accent, a space of a Mac keyboard and a Korean syllable: all have several spellings.
  const nfc = 'd\u00E9j\u00E0\u00A0vu \uD55C four words';
  const nfd = nfc.normalize('NFD');

  test.each([
    ['composed', nfc],
    ['decomposed', nfd],
  ])('chosen %s is one password, at sign-up and when it is changed', async (_, chosen) => {
    const [email, browser] = [newAddress(), stranger()];
    await send(browser, 'signUp', { email, password: chosen });
    await pressButton(browser, email);
    for (const typed of [nfc, nfd, nfd.replace('\u00A0', ' ')])
      expect(await send(stranger(), 'signIn', { email, password: typed })).toEqual(open);
    const second = `${chosen} more`;
    const change = { password: second, currentPassword: nfd };
    expect(await send(browser, 'saveNewPassword', change)).toEqual(open);
    for (const form of ['NFC', 'NFD'] as const)
      expect(await send(stranger(), 'signIn', { email, password: second.normalize(form) })).toEqual(
        open,
      );
  });

  test.each([
    ['composed', nfc],
    ['decomposed', nfd],
  ])(
    'of an account from before, stored %s, still opens it and can be changed',
    async (_, stored) => {
      const { email } = await newUser(backend(), newAddress(), stored);
      const browser = stranger();
      for (const typed of [stored, nfc, nfd])
        expect(await send(browser, 'signIn', { email, password: typed })).toEqual(open);
      const change = { password: OTHER, currentPassword: stored };
      expect(await send(browser, 'saveNewPassword', change)).toEqual(open);
    },
  );

  test('that is wrong counts once for all its forms', async () => {
    const { email } = await newUser(backend());
    const browser = stranger();
    for (let nth = 0; nth < rateLimits['sign-in'].client; nth += 1)
      expect(await send(browser, 'signIn', { email, password: nfd })).toMatchObject({
        message: authCopy.loginRefused,
      });
    expect(await send(browser, 'signIn', { email, password: nfd })).toMatchObject({
      message: expect.stringContaining('Too many attempts'),
    });
  });
});

describe('wrong passwords', () => {
  const wrong = (browser: Browser, email: string) =>
    send(browser, 'signIn', { email, password: 'not the password' });
  const limited = { status: 'failed', message: expect.stringContaining('Too many attempts') };
  const open = { to: HOST_APP };

  test('of an office do not lock out a colleague with a known browser or a mailed link', async () => {
    const { email } = await newUser(backend());
    const office = '203.0.113.1';
    const known = newBrowser(office);
    expect(await send(known, 'signIn', { email, password: PASSWORD })).toEqual(open);
    const attacker = newBrowser(office);
    for (let nth = 0; nth < rateLimits['sign-in'].client; nth += 1)
      expect(await wrong(attacker, email)).toMatchObject({ message: authCopy.loginRefused });
    expect(await wrong(attacker, email)).toMatchObject(limited);

    expect(await send(known, 'signIn', { email, password: PASSWORD })).toEqual(open);
    const fresh = newBrowser(office);
    expect(await send(fresh, 'signIn', { email, password: PASSWORD })).toMatchObject(limited);
    await send(fresh, 'sendResetLink', { email });
    expect(await pressButton(fresh, email, 'recovery')).toBe(NEW_PASSWORD);
    expect(await send(fresh, 'saveNewPassword', { password: OTHER })).toEqual(open);
  });

  test('from many addresses are as few as from one, however many come at the same moment', async () => {
    const { email } = await newUser(backend());
    const known = stranger();
    await send(known, 'signIn', { email, password: PASSWORD });
    const { consumeSignIn } = await import('../../../lib/security/rate-limit.ts');
    const answers = await Promise.all(
      Array.from({ length: 3 * signInLimits.account.wrong }, (_, nth) =>
        consumeSignIn({ sender: { client: `2001:db8:${nth}::/64` }, email: email.toUpperCase() }),
      ),
    );
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(signInLimits.account.wrong);
    expect(await wrong(stranger(), email)).toMatchObject(limited);
    expect(await send(known, 'signIn', { email, password: PASSWORD })).toEqual(open);
  }, 60_000);

  test('right ones use up nothing, for the client, the account or the browser', async () => {
    const { email } = await newUser(backend());
    const client = '203.0.113.7';
    for (let nth = 0; nth < rateLimits['sign-in'].client + 2; nth += 1)
      expect(await send(newBrowser(client), 'signIn', { email, password: PASSWORD })).toEqual(open);
    const known = newBrowser(client);
    for (let nth = 0; nth < signInLimits.browser.wrong + 2; nth += 1)
      expect(await send(known, 'signIn', { email, password: PASSWORD })).toEqual(open);
  }, 60_000);

  test('in a known browser have a limit too, and its cookie serves no other account and says no address', async () => {
    const [{ email }, other] = [await newUser(backend()), await newUser(backend())];
    const known = stranger();
    await send(known, 'signIn', { email, password: PASSWORD });
    const cookie = known.cookies.get('known-browser')!;
    expect(Buffer.from(cookie, 'base64url').toString()).not.toContain(email.split('@')[0]);
    const free = signInLimits.browser.wrong + rateLimits['sign-in'].client;
    for (let nth = 0; nth < free; nth += 1) await wrong(known, email);
    expect(await wrong(known, email)).toMatchObject(limited);
    expect(await send(known, 'signIn', { email: other.email, password: PASSWORD })).toMatchObject(
      limited,
    );
  }, 60_000);
});
