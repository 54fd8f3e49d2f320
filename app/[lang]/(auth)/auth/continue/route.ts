import { NextResponse, type NextRequest } from 'next/server';
import { findAccess } from '@/lib/auth/access';
import { readPlace } from '@/lib/redirects/place-to-go-on';
import { serviceAway } from '@/lib/auth/service-away';
import { setViewerHint } from '@/lib/auth/set-viewer-hint';
import { deskPaths } from '@/lib/desk-paths';
import { NEXT_PARAMETER, paths, signInFor } from '@/lib/paths';
import { createSessionClient } from '@/lib/supabase/session';

/**
 * Leads an administrator on to the place that the sign-in page was opened for. The browser only believes that it is signed
 * in: one whose session has ended goes back to the form.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const place = readPlace(request.nextUrl.searchParams.get(NEXT_PARAMETER));
  const { role } = await findAccess(await createSessionClient());
  if (role === 'unknown') return serviceAway('Please reload this page in a minute.');
  await setViewerHint(role);
  const location =
    role === 'admin' ? (place ?? deskPaths.home) : place ? signInFor(place) : paths.auth;
  return new NextResponse(null, {
    status: 307,
    headers: { location, 'cache-control': 'no-store' },
  });
}
