import { createHmac, randomUUID } from 'node:crypto';
import { LOCAL_ADMINISTRATOR, LOCAL_KEYS } from '../../supabase/local/settings.ts';
import type { Client, SharedBackend, TestBackend } from './backend.ts';

type Accounts = Pick<SharedBackend, 'anonymous' | 'mailsTo'>;

export const PASSWORD = 'a long enough password';

export const newAddress = () => `guest-${randomUUID()}@example.org`;

/** Signs up a new user, follows the link in the mail and gives the signed-in client. */
export async function newUser(backend: Accounts, email = newAddress(), password = PASSWORD) {
  const client = backend.anonymous();
  const { error } = await client.auth.signUp({ email, password });
  if (error) throw error;
  const token_hash = await tokenHashOf(backend, email);
  const confirmed = await client.auth.verifyOtp({ token_hash, type: 'email' });
  if (confirmed.error) throw confirmed.error;
  return { client, email, session: confirmed.data.session! };
}

/** The token hash in the newest mail to an address; a hosted project's may begin with `pkce_`. */
export async function tokenHashOf(backend: Accounts, email: string): Promise<string> {
  const [mail] = await backend.mailsTo(email);
  const hash = /token_hash=([\w-]+)/.exec(mail?.html ?? '')?.[1];
  if (!hash) throw new Error('No confirmation link was sent.');
  return hash;
}

/** A client signed in as the administrator of the local seeds. */
export async function signInAdministrator(backend: TestBackend): Promise<Client> {
  const client = backend.anonymous();
  const { error } = await client.auth.signInWithPassword(LOCAL_ADMINISTRATOR);
  if (error) throw error;
  return client;
}

/** A token with the given claims, signed with the given key. */
export function signToken(claims: object, key: string = LOCAL_KEYS.jwt): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

/** Claims of a signed-in user, valid for an hour. */
export function userClaims(id: string = randomUUID()) {
  const now = Math.floor(Date.now() / 1000);
  return { sub: id, aud: 'authenticated', role: 'authenticated', iat: now, exp: now + 3600 };
}
