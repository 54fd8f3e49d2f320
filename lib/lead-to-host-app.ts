import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { settings } from './env.ts';

/**
 * Leads to the hosts' own application, wherever the APP_URL of this process says that it stands. Each of its addresses that
 * the site links to has a route of its own: to lead anywhere else there is none of its business.
 *
 * @param path within that application, without its first slash
 */
export async function leadToHostApp(path: string): Promise<never> {
  await connection();
  redirect(`${settings().appUrl}/${path}`);
}
