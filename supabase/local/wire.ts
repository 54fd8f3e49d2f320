import { withTextFilters } from './wire-filters.ts';
import { withBody, type Handler } from './wire-request.ts';
import { withHostedStorage } from './wire-storage.ts';

/** Evens out where @supabase/lite 0.10 differs from the hosted services in ways that supabase-js 2.119 notices. */
export async function withHostedWire(request: Request, next: Handler): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (request.method === 'POST' && pathname === '/auth/v1/verify') return verify(request, next);
  if (request.method === 'POST' && pathname === '/auth/v1/token') return token(request, next);
  if (pathname.startsWith('/rest/v1/') && hasMalformedToken(request)) return refuseToken();
  if (pathname.startsWith('/rest/v1/')) return next(withTextFilters(request));
  return pathname.startsWith('/storage/v1/') ? withHostedStorage(request, next) : next(request);
}

/** lite serves a bearer token that is neither a key nor in the form of a JWT as a visitor; hosted refuses it. */
function hasMalformedToken(request: Request): boolean {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  return token !== undefined && !token.startsWith('sb_') && !/^[^.]+\.[^.]+\.[^.]+$/.test(token);
}

function refuseToken(): Response {
  const body = { code: 'PGRST301', message: 'Malformed JWT', details: null, hint: null };
  return Response.json(body, { status: 401 });
}

/** Hosted takes type=email for every token hash of an e-mail; lite knows only the older names. */
async function verify(request: Request, next: Handler): Promise<Response> {
  const body = (await request
    .clone()
    .json()
    .catch(() => null)) as { type?: unknown } | null;
  if (body?.type !== 'email') return next(request);
  const attempt = (type: string) => next(withBody(request, JSON.stringify({ ...body, type })));
  const response = await attempt('signup');
  return response.ok ? response : attempt('magiclink');
}

/** Hosted names the reason when a refresh token is unknown; supabase-js takes any other code for a fault worth a stack. */
async function token(request: Request, next: Handler): Promise<Response> {
  const response = await next(request);
  const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
  if (!isRefresh || response.status !== 400) return response;
  return Response.json(
    {
      code: 400,
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    },
    { status: 400, headers: { 'x-sb-error-code': 'refresh_token_not_found' } },
  );
}
