import { redirect } from 'next/navigation';
import { connection } from 'next/server';
import { settings } from '../env/env.ts';

/**
 * Redirects to the hosts' application at APP_URL, read at request time. Each path that the site links to has its own
 * route, so that no open redirect exists.
 *
 * @param path within that application, without its first slash
 */
export async function redirectToHostApp(path: string): Promise<never> {
  await connection();
  redirect(`${settings().appUrl}/${path}`);
}
