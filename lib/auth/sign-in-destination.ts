import 'server-only';
import { settings } from '../env/env.ts';
import { deskPaths } from '../desk-paths.ts';
import type { createSessionClient } from '../supabase/session.ts';
import { currentClient } from '../http/current-client.ts';
import { rememberAdminClient } from '../security/rate-limit.ts';
import { findAccess } from './access.ts';
import { rememberBrowser } from './browser-proofs.ts';
import { ensureViewerHint, setViewerHint } from './set-viewer-hint.ts';

/**
 * The place to which a user goes after signing in: an administrator to the admin area, or the place of this site that a
 * link named, all others to the hosts' own application. Also sets what the navigation bar shows, and remembers the
 * browser.
 *
 * @param email the address of the account
 * @param place that place, as `sitePath` gives it
 */
export async function signInDestination(
  client: Awaited<ReturnType<typeof createSessionClient>>,
  email: string,
  place: string | null = null,
): Promise<string> {
  await rememberBrowser(email);
  const { role } = await findAccess(client);
  // The role could not be checked, so the navigation bar keeps what it showed before.
  if (role === 'unknown') await ensureViewerHint();
  else await setViewerHint(role === 'admin' ? 'admin' : 'user');
  if (role === 'admin') await rememberAdminClient(await currentClient());
  return role === 'admin' ? (place ?? deskPaths.home) : settings().appUrl;
}
