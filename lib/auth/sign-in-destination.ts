import 'server-only';
import { settings } from '../env.ts';
import { paths } from '../paths.ts';
import type { createSessionClient } from '../supabase/session.ts';
import { findAccess } from './access.ts';
import { setViewerHint } from './viewer-hint.ts';

/**
 * Where somebody goes who has just signed in: an administrator to the admin area, everybody else to the hosts' own
 * application. Also sets what the navigation bar shows.
 */
export async function signInDestination(
  client: Awaited<ReturnType<typeof createSessionClient>>,
): Promise<string> {
  const { role } = await findAccess(client);
  await setViewerHint(role === 'admin' ? 'admin' : 'user');
  return role === 'admin' ? paths.admin : settings().appUrl;
}
