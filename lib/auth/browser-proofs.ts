import 'server-only';
import { createHmac, randomBytes } from 'node:crypto';
import { cookies, headers } from 'next/headers';
import { settings } from '../env/env.ts';
import { isSameSecret } from '../security/is-same-secret.ts';
import { sessionCookieOptions } from '../supabase/cookie-options.ts';
import { travelsSecurely } from '../supabase/session.ts';

// Cookies by which a browser shows what it did before. Each holds random numbers and keyed digests, nothing that names
// an account; none of them signs in.

/** The browser signed up here: the link of the mail is opened within a day. */
export const SIGN_UP_COOKIE = 'sign-up-key';
const SIGN_UP_SECONDS = 24 * 60 * 60;
/** 16 random bytes. */
const HALF_KEY = /^[\w-]{22}$/;

/** The browser came from the link of a mail: a new password is chosen within half an hour. */
export const MAIL_LINK_COOKIE = 'mail-link';
const MAIL_LINK_SECONDS = 30 * 60;

/** The browser signed in here: an attack on the account does not keep this browser out for half a year. */
export const KNOWN_BROWSER_COOKIE = 'known-browser';
const KNOWN_BROWSER_SECONDS = 180 * 24 * 60 * 60;
/** Accounts that one browser is known for. */
const KNOWN_ACCOUNTS = 5;

/**
 * Gives this browser one half of a key, for {@link readSignUpKey}.
 *
 * @returns the other half, which is stored beside the password of the sign-up
 */
export async function issueSignUpKey(): Promise<string> {
  const half = randomBytes(16).toString('base64url');
  await setCookie(SIGN_UP_COOKIE, half, SIGN_UP_SECONDS);
  return digest(`sign-up key ${half}`);
}

/** The other half of the key that this browser got when it last signed up, or null where it has none of full length. */
export async function readSignUpKey(): Promise<string | null> {
  const half = (await cookies()).get(SIGN_UP_COOKIE)?.value ?? '';
  return HALF_KEY.test(half) ? digest(`sign-up key ${half}`) : null;
}

/** Notes that a session began with the link of a mail. */
export async function noteMailLink(sessionId: string): Promise<void> {
  const time = (Date.now() + MAIL_LINK_SECONDS * 1_000).toString(36);
  const value = `${time}.${digest(`mail link ${sessionId} ${time}`)}`;
  await setCookie(MAIL_LINK_COOKIE, value, MAIL_LINK_SECONDS);
}

/** Whether a session began with the link of a mail, half an hour ago at most. */
export async function cameFromMailLink(sessionId: string): Promise<boolean> {
  const [time = '', sent = ''] = ((await cookies()).get(MAIL_LINK_COOKIE)?.value ?? '').split('.');
  return (
    isSameSecret(sent, digest(`mail link ${sessionId} ${time}`)) && parseInt(time, 36) > Date.now()
  );
}

/** Remembers that the account with an address was signed in to from this browser. */
export async function rememberBrowser(email: string): Promise<void> {
  const entries = await knownAccounts();
  const own = entries.find((entry) => idOf(entry, email));
  const id = (own && idOf(own, email)) ?? randomBytes(16).toString('base64url');
  const time = (Date.now() + KNOWN_BROWSER_SECONDS * 1_000).toString(36);
  const entry = `${time}.${id}.${knownDigest(time, id, email)}`;
  const others = entries.filter((other) => other !== own).slice(0, KNOWN_ACCOUNTS - 1);
  await setCookie(KNOWN_BROWSER_COOKIE, [entry, ...others].join('~'), KNOWN_BROWSER_SECONDS);
}

/** The random number by which this browser is known for the account with an address, if it is. */
export async function findKnownBrowser(email: string): Promise<string | undefined> {
  return (await knownAccounts()).map((entry) => idOf(entry, email)).find(Boolean);
}

/**
 * Stands in a form of the admin area, and proves that this administrator chose there, after this search: a link from
 * elsewhere chooses nothing.
 */
export const choiceProof = (userId: string, search: string) => digest(`choice ${userId} ${search}`);

export const isOwnChoice = (sent: string, userId: string, search: string) =>
  isSameSecret(sent, choiceProof(userId, search));

async function knownAccounts(): Promise<string[]> {
  const value = (await cookies()).get(KNOWN_BROWSER_COOKIE)?.value ?? '';
  return value.split('~').filter(Boolean).slice(0, KNOWN_ACCOUNTS);
}

function idOf(entry: string, email: string): string | undefined {
  const [time = '', id = '', sent = ''] = entry.split('.');
  const isOwn = isSameSecret(sent, knownDigest(time, id, email)) && parseInt(time, 36) > Date.now();
  return isOwn ? id : undefined;
}

const knownDigest = (time: string, id: string, email: string) =>
  digest(`known browser ${time} ${id} ${email.toLowerCase()}`);

const digest = (text: string) =>
  createHmac('sha256', settings().formSecret).update(text).digest('base64url');

async function setCookie(name: string, value: string, maxAge: number): Promise<void> {
  const secure = travelsSecurely(await headers());
  (await cookies()).set(name, value, { ...sessionCookieOptions(secure), maxAge });
}
