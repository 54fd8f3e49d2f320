import { expect } from '@playwright/test';
import { newUser, PASSWORD, tokenHashOf } from './accounts.ts';
import type { DeskRole } from '../../lib/auth/roles.ts';
import { embeddedAt } from './backend.ts';
import { BACKEND_URL } from './site.ts';

export { newAddress, PASSWORD } from './accounts.ts';

/** The site's own backend. */
const backend = embeddedAt(BACKEND_URL);

/** A client that passes row-level security, to arrange and to look behind the page. */
export const serviceClient = () => backend.service();

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

/** Articles of a status as the site lists them. */
export function storedPosts(status: string) {
  return rowsOf(
    serviceClient()
      .from('blog_posts')
      .select('id, title, category, date')
      .eq('status', status)
      .eq('language', 'en')
      .order('date', { ascending: false })
      .order('id', { ascending: false }),
  );
}

/** Updates, of one type or of all, as the site lists them. */
export function storedUpdates() {
  return rowsOf(
    serviceClient()
      .from('product_updates')
      .select('id, title, body, image_url')
      .eq('language', 'en')
      .order('created_at', { ascending: false })
      .order('id', { ascending: false }),
  );
}

/** Waits for a mail to an address: the server looks into the outbox every three seconds. */
export async function mailTo(address: string, subject: RegExp) {
  const newest = async () => (await backend.mailsTo(address))[0];
  const options = { message: `a mail to ${address}`, timeout: 15_000 };
  await expect.poll(async () => (await newest())?.subject ?? '', options).toMatch(subject);
  return (await newest())!;
}

/** The first link of a mail with an address that fits. */
export function linkIn(html: string, address: RegExp): string {
  const link = [...html.matchAll(/href="([^"]+)"/g)].find(([, href]) => address.test(href!));
  return link![1]!.replaceAll('&amp;', '&');
}

/** The one-time token in the newest mail to an address. */
export const tokenHashFor = (email: string) => tokenHashOf(backend, email);

/** Registers a person with {@link PASSWORD}, who has confirmed the address. */
export const registerPerson = (email?: string) => newUser(backend, email);

/** Registers an administrator with a role for one test, which may end the session or lose its rights. */
export async function registerAdministrator(role: DeskRole = 'owner') {
  const { email, session } = await registerPerson();
  const setRole = (role: DeskRole | null) =>
    serviceClient()
      .from('profiles')
      .update({ role })
      .eq('id', session.user.id)
      .select('role')
      .single()
      .throwOnError();
  await setRole(role);
  return { email, password: PASSWORD, removeRights: () => setRole(null) };
}
