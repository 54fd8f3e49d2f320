import type { SetAllCookies } from '@supabase/ssr';
import { NextResponse, type NextRequest } from 'next/server';
import { findAccess } from '@/lib/auth/access';
import { serviceAway } from '@/lib/auth/service-away';
import { isAdminAddress, isOutsideRole } from '@/lib/desk/admin-address';
import { settings } from '@/lib/env/env';
import { noncePolicy, POLICY_HEADER, type Frames } from '@/lib/http/content-security-policy';
import { splitLanguage } from '@/lib/languages/local-path';
import { logEvent, logFailure } from '@/lib/log';
import { ADMIN_ANSWER_HEADER, DRAFT_COOKIE } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { currentClient } from '@/lib/http/current-client';
import { REDIRECT_CACHE } from '@/lib/redirects/redirect-cache';
import { sitePath } from '@/lib/redirects/site-path';
import { atAddress, isFixedAddress, isReserved } from '@/lib/routes';
import { rememberedTarget } from '@/lib/redirects/stored-redirects';
import type { Client } from '@/lib/supabase/client';
import { neededCookies, viewerHintOptions } from '@/lib/supabase/cookie-options';
import { createRequestClient, travelsSecurely } from '@/lib/supabase/session';
import { VIEWER_HINT_COOKIE } from '@/lib/auth/viewer-hint';

const RELOAD = 'Nothing is lost: please reload this page in a minute.';

/** Checks requests for the admin area and for previews before they are rendered, and sends those for an old address on. */
export async function middleware(request: NextRequest): Promise<Response> {
  const { pathname } = request.nextUrl;
  if (/^\/admin(?:\/|$)/.test(pathname)) return guardAdminArea(request);
  // The action of a public page checks what is posted to it.
  if (!['GET', 'HEAD'].includes(request.method)) return NextResponse.next();
  if (splitLanguage(pathname).path === paths.calculatorSum) return passSum(request);
  if (!atAddress(pathname, 'isOfRow'))
    return (await leadOn(request)) ?? NextResponse.next({ request });
  const preview = request.cookies.has(DRAFT_COOKIE) ? await guardPreview(request) : null;
  return preview ?? NextResponse.next({ request });
}

/**
 * A page that an administrator previews is rendered for this request alone. From all others the cookie of draft mode
 * is taken, so that they get the public page. While access cannot be checked, the answer says so: the public page would
 * say that there is no such draft. The page itself checks access again.
 */
async function guardPreview(request: NextRequest): Promise<Response | null> {
  const { access, passOn } = await checkAccess(request);
  const { role } = access;
  if (role === 'unknown') return serviceAway(RELOAD);
  if (role !== 'admin') {
    request.cookies.delete(DRAFT_COOKIE);
    return null;
  }
  const response = passWithNonce(passOn, { 'frame-ancestors': ["'self'"] });
  // The desk shows it beside the text.
  response.headers.set('x-frame-options', 'SAMEORIGIN');
  response.headers.set('x-robots-tag', 'noindex');
  return neverStored(response);
}

/** A page that is rendered for the entries in its address alone. */
function passSum(request: NextRequest): Response {
  return neverStored(passWithNonce((added) => passWith(request, added)));
}

/**
 * The redirect of an old address. No route knows these addresses, so no page could do it; at the addresses of stored pages
 * the page does, where it finds nothing (lib/redirects/redirects.ts).
 */
async function leadOn(request: NextRequest): Promise<Response | null> {
  const path = sitePath(request.nextUrl.pathname);
  if (path === null || isFixedAddress(path) || isReserved(path)) return null;
  const target = await rememberedTarget(path);
  if (target === null) return null;
  const headers = { 'cache-control': REDIRECT_CACHE };
  return NextResponse.redirect(new URL(target, request.url), { status: 308, headers });
}

/** A form shows the preview of its page. */
const OF_THE_DESK: Frames = { 'frame-src': ["'self'"] };

/**
 * The first of three locks on the admin area; the pages, the actions and row-level security check again. It also
 * refreshes the session, because a server component cannot set cookies.
 */
async function guardAdminArea(request: NextRequest): Promise<Response> {
  if (callsAnAction(request)) return NextResponse.next();
  const { access, passOn, cookies, isSecure, client } = await checkAccess(request);
  const { role } = access;
  if (role === 'admin') {
    if (isOutsideRole(access.desk, request.nextUrl.pathname)) {
      logEvent('admin-outside-role', { role: access.desk, path: request.nextUrl.pathname });
      // Leads to the page that says so: rewritten in lib/server/address-rules.ts, with status 403 from
      // lib/server/finish-headers.ts.
      const response = passWithNonce(
        (added) => passOn({ ...added, [ADMIN_ANSWER_HEADER]: 'outside-role' }),
        OF_THE_DESK,
      );
      response.headers.set(ADMIN_ANSWER_HEADER, 'outside-role');
      return neverStored(response);
    }
    if (await isAdminAddressHere(client, request)) return passWithNonce(passOn, OF_THE_DESK);
    // Leads to the page of unknown addresses: rewritten in lib/server/address-rules.ts.
    return neverStored(passOn({ [ADMIN_ANSWER_HEADER]: 'missing' }));
  }
  if (role === 'unknown') return serviceAway(RELOAD);
  logEvent('admin-access-denied', { role, path: request.nextUrl.pathname });
  // A script of ours (a navigation's data, a prefetch) cannot follow to another host; after an error it reloads the page.
  if (request.headers.get('sec-fetch-dest') === 'empty')
    return neverStored(new NextResponse(null, { status: 401 }));

  const redirect = NextResponse.redirect(settings().appUrl, 307);
  for (const { name, value, options } of cookies) redirect.cookies.set(name, value, options);
  // The link is hidden from users who are not, or no longer, administrators.
  if (role === 'visitor') redirect.cookies.delete(VIEWER_HINT_COOKIE);
  else redirect.cookies.set(VIEWER_HINT_COOKIE, role, viewerHintOptions(isSecure));
  return neverStored(redirect);
}

/** Whether there is something at the address of a request. If the check fails, the page decides. */
async function isAdminAddressHere(client: Client, { nextUrl }: NextRequest): Promise<boolean> {
  try {
    return await isAdminAddress(client, nextUrl.pathname);
  } catch (error) {
    logFailure('admin-lookup-failed', error);
    return true;
  }
}

/** Lets a request pass to a page that is rendered for it alone, with a policy for its scripts. */
function passWithNonce(passOn: PassOn, frames: Frames = {}): NextResponse {
  const policy = noncePolicy(frames);
  // The framework reads the nonce from this header and adds it to every script.
  const response = passOn({ [POLICY_HEADER]: policy });
  response.headers.set(POLICY_HEADER, policy);
  return response;
}

/** Lets a request pass, with headers for what renders its page. */
function passWith(request: NextRequest, added: Readonly<Record<string, string>>): NextResponse {
  const headers = new Headers(request.headers);
  for (const [name, value] of Object.entries(added)) headers.set(name, value);
  return NextResponse.next({ request: { headers } });
}

/** Lets a request pass as {@link passWith} does, with the cookies of a refreshed session. */
type PassOn = (headers: Readonly<Record<string, string>>) => NextResponse;

/** An answer for one person alone. */
function neverStored(response: NextResponse): NextResponse {
  response.headers.set('cache-control', 'private, no-store');
  return response;
}

/** Looks up who makes a request, refreshes the session, and gives the client that asks as that user. */
async function checkAccess(request: NextRequest) {
  const isSecure = travelsSecurely(request.headers);
  const cookies: Parameters<SetAllCookies>[0] = [];
  const answerHeaders = new Headers();
  const client = createRequestClient(
    {
      getAll: () => request.cookies.getAll(),
      setAll: (changed, headers) => {
        for (const { name, value } of changed) request.cookies.set(name, value);
        cookies.push(...neededCookies(changed));
        for (const [name, value] of Object.entries(headers ?? {})) answerHeaders.set(name, value);
      },
    },
    isSecure,
    await currentClient(),
  );
  const access = await findAccess(client);
  const passOn: PassOn = (added) => {
    const response = passWith(request, added);
    for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
    for (const [name, value] of answerHeaders) response.headers.set(name, value);
    return response;
  };
  return { access, passOn, cookies, isSecure, client };
}

/**
 * Whether a request calls a server action. The guard lets these through: every action checks access itself, and its
 * result tells the open dialog that the session has ended, which a redirect to another host could not. A second check here
 * would double the wait for a backend that hangs. A form posted without JavaScript may be the sign-out form, which must
 * work while the role is unknown; the page that is rendered after it checks access again.
 */
function callsAnAction({ method, headers }: NextRequest): boolean {
  const isForm = headers.get('content-type')?.startsWith('multipart/form-data');
  return method === 'POST' && (isForm || Boolean(headers.get('next-action')));
}

// The matchers choose by the address alone: a condition on a header would be the client's to
// choose. The framework keeps the body of a request that does in memory, up to 10 MB (proxyClientMaxBodySize).
// Literals, as the framework wants them: lib/server/matchers.test.ts says what they have to be by the table of routes.
export const config = {
  runtime: 'nodejs',
  matcher: [
    // Not the address that takes pictures: it knows who sends one before it reads a byte of it.
    '/admin/:path((?!media$).*)*',
    // Pages in draft mode: any spelling of the cookies in which the framework could find the one that asks for it.
    {
      source: '/:lang(de|fr|nl|et)?/(integrations|resources|product-updates|info|careers)/:page',
      has: [{ type: 'header', key: 'cookie', value: '.*__prerender_bypass.*' }],
    },
    // Rendered for each request, with a policy of its own.
    '/:lang(de|fr|nl|et)?/calculator/sum',
    // Addresses that may be old ones: all that no route of the table has. Those that one has cost nothing here.
    '/((?!(?:(?:de|fr|nl|et)/)?(?:ai-cohost|product|features|calculator|try|integrations|resources|product-updates|faq|docs/features|docs/updates|docs/change-log|docs/support|docs/faq|trust|pre-launch|about|careers|contact|privacy|terms|cookies|calculator/sum|integrations/[^/]+|resources/feed\\.xml|resources/[^/]+|product-updates/feed\\.xml|product-updates/[^/]+|docs|trust/feed\\.xml|info|info/[^/]+|careers/[^/]+|test|test/chatbot|test/demo|auth|auth/.+|newsletter/.+|admin|admin/.+|app|app/auth/register|app/signup|login|demo-call|support-call|analytics|form-token|content-changes|healthz|readyz|media/[^/]+|share-cards/.+|images/.+\\..+|_next/static/.+|_next/image|\\.well-known/security\\.txt|favicon\\.ico|icon\\.svg|placeholder\\.svg|llms\\.txt|robots\\.txt|sitemap\\.xml|stored-sitemap\\.xml)$|(?:de|fr|nl|et)$).+)',
  ],
};
