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

type Mail = { to: string; subject: string; html: string };

/** The newest mail that the embedded backend has caught for an address. */
export async function newestMail(to: string): Promise<Mail> {
  const response = await fetch(`${BACKEND_URL}/_local/inbox.json?to=${encodeURIComponent(to)}`);
  const [mail] = (await response.json()) as Mail[];
  if (!mail) throw new Error(`No mail for ${to}.`);
  return mail;
}

let people = 0;

/** An e-mail address that nobody has used in this run. */
export function newAddress(): string {
  people += 1;
  return `guest-${Date.now()}-${people}@people.example`;
}

/** Signs an address up and confirms it, like somebody who opened the mail. Gives the password. */
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

/** The one-time token in the newest confirmation mail. */
export async function tokenHashFor(email: string): Promise<string> {
  const { html } = await newestMail(email);
  const token = /token_hash=([^&"]+)/.exec(html)?.[1];
  if (!token) throw new Error(`The mail for ${email} holds no token.`);
  return token;
}

/** An open position of the tests' own, with what closes it and what takes it away. */
export async function newOpening(title: string) {
  const openings = serviceClient().from('job_openings');
  const { data, error } = await openings
    .insert({
      title,
      department: 'Product',
      location: 'Chur',
      type: 'Full-time',
      description: 'Hoot.',
      is_active: true,
    })
    .select('id')
    .single();
  if (error) throw error;
  return {
    id: data.id,
    close: async () => await openings.update({ is_active: false }).eq('id', data.id),
    remove: async () => await openings.delete().eq('id', data.id),
  };
}
