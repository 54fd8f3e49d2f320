import { randomUUID } from 'node:crypto';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../lib/supabase/database.types.ts';
import { LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { BACKEND_URL } from './site.ts';

/** A client of the site's own backend that passes row-level security, to arrange and to look behind the page. */
export function serviceClient() {
  return createClient<Database>(BACKEND_URL, LOCAL_KEYS.secret, {
    auth: { persistSession: false },
  });
}

/** A client without rights beyond a visitor's. */
export function anonymousClient() {
  return createClient<Database>(BACKEND_URL, LOCAL_KEYS.publishable, {
    auth: { persistSession: false },
  });
}

/** The rows that a query reads. A read that fails, or that finds nothing, fails the test. */
export async function rowsOf<Row>(
  query: PromiseLike<{ data: Row[] | null; error: Error | null }>,
): Promise<[Row, ...Row[]]> {
  const { data, error } = await query;
  if (error) throw error;
  const [first, ...others] = data ?? [];
  if (first === undefined) throw new Error('The query found no rows.');
  return [first, ...others];
}

type Mail = { to: string; subject: string; html: string };

/** The newest mail that the embedded backend has caught for an address. */
export async function newestMail(to: string): Promise<Mail> {
  const response = await fetch(`${BACKEND_URL}/_local/inbox.json?to=${encodeURIComponent(to)}`);
  const [mail] = (await response.json()) as Mail[];
  if (!mail) throw new Error(`No mail for ${to}.`);
  return mail;
}

/** An e-mail address that is not in use. */
export function newAddress(): string {
  return `guest-${randomUUID()}@people.example`;
}

/** Signs an address up and confirms it, like a user who opened the mail. Gives the password. */
export async function registerPerson(email: string): Promise<string> {
  const password = 'a-long-enough-password';
  const client = anonymousClient();
  const signedUp = await client.auth.signUp({ email, password });
  if (signedUp.error) throw signedUp.error;
  const confirmed = await client.auth.verifyOtp({
    type: 'email',
    token_hash: await tokenHashFor(email),
  });
  if (confirmed.error) throw confirmed.error;
  return password;
}

/** Registers an administrator for one test, which may end the session or lose its rights. */
export async function registerAdministrator() {
  const email = newAddress();
  const password = await registerPerson(email);
  const { data, error } = await anonymousClient().auth.signInWithPassword({ email, password });
  if (error) throw error;
  const setRights = async (isAdmin: boolean) => {
    const { data: changed, error: refused } = await serviceClient()
      .from('profiles')
      .update({ is_admin: isAdmin })
      .eq('id', data.user.id)
      .select('is_admin')
      .single();
    if (refused) throw refused;
    if (changed.is_admin !== isAdmin) throw new Error(`The rights of ${email} were not changed.`);
  };
  await setRights(true);
  return { email, password, removeRights: () => setRights(false) };
}

/** The one-time token in the newest confirmation mail. */
export async function tokenHashFor(email: string): Promise<string> {
  const { html } = await newestMail(email);
  const token = /token_hash=([^&"]+)/.exec(html)?.[1];
  if (!token) throw new Error(`The mail for ${email} holds no token.`);
  return token;
}

/** An open position for one test, with the functions that close and remove it. */
export async function newOpening(title: string) {
  const openings = serviceClient().from('job_openings');
  const { data } = await openings
    .insert({
      title,
      department: 'Product',
      location: 'Chur',
      type: 'Full-time',
      description: 'Hoot.',
      is_active: true,
    })
    .select('id')
    .single()
    .throwOnError();
  return {
    id: data.id,
    close: async () => openings.update({ is_active: false }).eq('id', data.id).throwOnError(),
    remove: async () => openings.delete().eq('id', data.id).throwOnError(),
  };
}
