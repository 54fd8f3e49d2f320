import { newUser, PASSWORD, tokenHashOf } from './accounts.ts';
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
      .select('id, title, category')
      .eq('status', status)
      .order('date', { ascending: false })
      .order('id', { ascending: false }),
  );
}

/** Updates, of one type or of all, as the site lists them. */
export function storedUpdates(type?: 'major' | 'minor') {
  const query = serviceClient()
    .from('product_updates')
    .select('id, title, body, image_url')
    .order('created_at', { ascending: false })
    .order('id', { ascending: false });
  return rowsOf(type ? query.eq('type', type) : query);
}

/** The newest mail that the embedded backend has caught for an address. */
export async function newestMail(to: string) {
  const [mail] = await backend.mailsTo(to);
  if (!mail) throw new Error(`No mail for ${to}.`);
  return mail;
}

/** The one-time token in the newest mail to an address. */
export const tokenHashFor = (email: string) => tokenHashOf(backend, email);

/** Registers a person with {@link PASSWORD}, who has confirmed the address. */
export const registerPerson = (email?: string) => newUser(backend, email);

/** Registers an administrator for one test, which may end the session or lose its rights. */
export async function registerAdministrator() {
  const { email, session } = await registerPerson();
  const setRights = (is_admin: boolean) =>
    serviceClient()
      .from('profiles')
      .update({ is_admin })
      .eq('id', session.user.id)
      .select('is_admin')
      .single()
      .throwOnError();
  await setRights(true);
  return { email, password: PASSWORD, removeRights: () => setRights(false) };
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
