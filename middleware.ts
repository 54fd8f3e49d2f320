import { NextResponse, type NextRequest } from 'next/server';
import { findAccess } from '@/lib/auth/access';
import { settings } from '@/lib/env';
import { createRequestClient, travelsSecurely } from '@/lib/supabase/session';
import { VIEWER_HINT_COOKIE } from '@/lib/viewer-hint';

/**
 * The first of three locks on the admin area; the pages, the actions and row-level security check again. It also
 * refreshes the session, because a server component cannot set cookies.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  let response = NextResponse.next({ request });
  const client = createRequestClient(
    {
      getAll: () => request.cookies.getAll(),
      setAll: (changed, headers) => {
        for (const { name, value } of changed) request.cookies.set(name, value);
        response = NextResponse.next({ request });
        for (const { name, value, options } of changed) response.cookies.set(name, value, options);
        for (const [name, value] of Object.entries(headers ?? {}))
          response.headers.set(name, value);
      },
    },
    travelsSecurely(request.headers),
  );

  const { role } = await findAccess(client);
  if (role === 'admin' || callsAnAction(request)) return response;
  if (role === 'unknown') return serviceAway();
  // A script of ours (a navigation's data, a prefetch) cannot follow to another host; refused, it loads the page anew.
  if (request.headers.get('sec-fetch-dest') === 'empty') return refusal();

  const redirect = NextResponse.redirect(settings().appUrl, 307);
  for (const cookie of response.cookies.getAll()) redirect.cookies.set(cookie);
  redirect.headers.set('cache-control', 'private, no-store');
  // Whoever is no administrator (any more) shall not be shown the link.
  if (role === 'visitor') redirect.cookies.delete(VIEWER_HINT_COOKIE);
  return redirect;
}

/**
 * A call of a server action renders nothing, and every action checks for itself. Redirected to another host, the call
 * would fail in the browser without a reason; let through, the open dialog learns that the session has ended.
 */
function callsAnAction(request: NextRequest): boolean {
  return request.method === 'POST' && Boolean(request.headers.get('next-action'));
}

function refusal(): NextResponse {
  return new NextResponse(null, { status: 401, headers: { 'cache-control': 'private, no-store' } });
}

function serviceAway(): NextResponse {
  return new NextResponse(
    'The sign-in service cannot be reached at the moment. Nothing is lost: please reload this page in a minute.',
    {
      status: 503,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': '30',
      },
    },
  );
}

export const config = { runtime: 'nodejs', matcher: ['/admin', '/admin/:path*'] };
