import 'server-only';
import { cookies, headers } from 'next/headers';
import { viewerHintOptions } from '../supabase/cookie-options.ts';
import { travelsSecurely } from '../supabase/session.ts';
import { VIEWER_HINT_COOKIE, type Viewer } from './viewer-hint.ts';

/** Tells the navigation bar what to show from now on. For actions and route handlers. */
export async function setViewerHint(viewer: Viewer): Promise<void> {
  const store = await cookies();
  if (viewer === 'visitor') store.delete(VIEWER_HINT_COOKIE);
  else store.set(VIEWER_HINT_COOKIE, viewer, viewerHintOptions(travelsSecurely(await headers())));
}

/** Sets the viewer hint of a signed-in user to `user` unless a hint exists. */
export async function ensureViewerHint(): Promise<void> {
  const known = (await cookies()).has(VIEWER_HINT_COOKIE);
  if (!known) await setViewerHint('user');
}
