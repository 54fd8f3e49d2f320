'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { setViewerHint } from '@/lib/auth/set-viewer-hint';
import { settings } from '@/lib/env/env';
import { logFailure } from '@/lib/log';
import { SESSION_COOKIE } from '@/lib/supabase/cookie-options';
import { budgets } from '@/lib/supabase/budgets';
import { createSessionClient } from '@/lib/supabase/session';
import { withTimeout } from '@/lib/supabase/with-timeout';

/** Ends this session on the server and in this browser, then leaves for the hosts' own application. */
export async function signOut(): Promise<never> {
  const client = await createSessionClient();
  try {
    const ended = client.auth.signOut({ scope: 'local' });
    const { error } = await withTimeout(budgets.signOut, ended);
    if (error) throw error;
  } catch (error) {
    logFailure('sign-out-failed', error);
  }

  // Signing out on a shared computer must always work, also while the auth service is down.
  const store = await cookies();
  for (const { name } of store.getAll()) if (name.startsWith(SESSION_COOKIE)) store.delete(name);
  await setViewerHint('visitor');
  redirect(settings().appUrl);
}
