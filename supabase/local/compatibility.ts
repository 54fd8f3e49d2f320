import { randomUUID } from 'node:crypto';
import { claimsOf } from '../../lib/env/key-kinds.ts';
import type { AccountMails } from './account-mails.ts';
import { answerInCondition, failure, type AuthCondition } from './auth-conditions.ts';
import type { AuthLimits } from './auth-limits.ts';
import { jsonOf, withBody } from './http.ts';
import { withHostedStorage } from './storage.ts';

/** Answers a request; the body is already buffered. */
type Handler = (request: Request) => Promise<Response>;

type Services = {
  query<Row>(sql: string, params: unknown[]): Promise<Row[]>;
  mails: AccountMails;
  limits: AuthLimits;
  /** The address that asks. */
  peer: string | null;
  /** The condition in which a test wants the auth service. */
  authCondition: AuthCondition | null;
};

/** Evens out where @supabase/lite 0.10 differs from the hosted services in ways that supabase-js 2.119 notices. */
export async function answerAsHosted(
  request: Request,
  services: Services,
  next: Handler,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/rest/v1/')) return rest(request, next);
  if (pathname.startsWith('/storage/v1/')) return withHostedStorage(request, next);
  return auth(request, services, next);
}

async function auth(request: Request, services: Services, next: Handler): Promise<Response> {
  const { pathname } = new URL(request.url);
  // lite decodes the path and hosted does not: no other spelling may pass what is judged here
  if (pathname.includes('%')) return new Response('404 page not found\n', { status: 404 });
  const refusal = services.limits.refuseRequest(request, services.peer);
  if (refusal) return refusal;
  const condition = request.method === 'POST' ? services.authCondition : null;
  const find = (email: string) => findAccount(email, services);
  const told = condition && (await answerInCondition(condition, request, find));
  if (told) return told;
  switch (`${request.method} ${pathname}`) {
    case 'PUT /auth/v1/user':
      return updateUser(request, services, next);
    case 'POST /auth/v1/verify':
      return noteMailedSession(await verify(request, next));
    case 'POST /auth/v1/token':
      return token(request, next);
    case 'POST /auth/v1/signup':
    case 'POST /auth/v1/resend':
      return signUp(request, services, next);
    case 'POST /auth/v1/otp':
    case 'POST /auth/v1/magiclink':
      // The site uses no magic links, and lite would confirm the address of a stranger with one.
      return failure(request, 422, 'email_provider_disabled', 'Login with magic link is disabled');
    default:
      return next(request);
  }
}

type Account = { isConfirmed: boolean; sentAt: string | null };

/** The account of an address in lower case, and when its last confirmation left. */
async function findAccount(email: string, { query }: Services): Promise<Account | null> {
  const [account] = await query<Account>(
    `select email_confirmed_at is not null as "isConfirmed", confirmation_sent_at as "sentAt"
     from auth.users where email = $1`,
    [email],
  );
  return account ?? null;
}

/** lite serves a bearer token that is no key and has not the form of a JWT as a visitor; hosted refuses it. */
async function rest(request: Request, next: Handler): Promise<Response> {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token && !/^(sb_.*|[^.]+\.[^.]+\.[^.]+)$/.test(token))
    return refused(401, 'PGRST301', 'Malformed JWT');
  if (hasPattern(request))
    return refused(400, '0A000', 'The embedded backend takes only words as regular expressions');
  return next(withTextFilters(request));
}

const refused = (status: number, code: string, message: string) =>
  Response.json({ code, message, details: null, hint: null }, { status });

const LOGIC = /(?:^|\.)(?:and|or)$/;

/**
 * Whether a filter is a regular expression that repeats something, or refers back. Hosted ends a statement of a visitor
 * after 3 seconds; PGlite ends none, and answers nothing else meanwhile.
 */
function hasPattern(request: Request): boolean {
  return [...new URL(request.url).searchParams].some(
    ([name, filter]) =>
      (LOGIC.test(name) ? /\.i?match[.(]/ : /^(?:not\.)?i?match[.(]/).test(filter) &&
      /[*+?{]|\\(?!u[0-9a-f]{4})/i.test(filter),
  );
}

/** A comparison of a column with one value. */
const COMPARISON = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte)\.)([^"].*)$/;

/**
 * Has lite keep a value as it is written. It parses every value that resembles a number: `+41791234567` becomes
 * 41791234567, `1.50` becomes 1.5, and no text equals them any more. In quotes it stays text, which Postgres reads as a
 * number where the column is one.
 */
function withTextFilters(request: Request): Request {
  const url = new URL(request.url);
  const written = [...url.searchParams];
  const filters = written.map(([name, filter]) => [name, quoted(filter)] as [string, string]);
  if (filters.every(([, filter], index) => filter === written[index]?.[1])) return request;
  url.search = new URLSearchParams(filters).toString();
  return new Request(url, request);
}

function quoted(filter: string): string {
  const [, comparison, value] = COMPARISON.exec(filter) ?? [];
  if (comparison === undefined || value === undefined) return filter;
  const number = Number(value);
  return Number.isFinite(number) && String(number) !== value ? `${comparison}"${value}"` : filter;
}

/** Hosted takes type=email for every token hash of an e-mail; lite knows only the older names. */
async function verify(request: Request, next: Handler): Promise<Response> {
  const body = await jsonOf<{ type: unknown }>(request);
  if (body.type !== 'email') return next(request);
  const attempt = (type: string) => next(withBody(request, JSON.stringify({ ...body, type })));
  const response = await attempt('signup');
  return response.ok ? response : attempt('magiclink');
}

/** Sessions that began with the link of a mail. A restart forgets them: the next link counts again. */
const mailedSessions = new Set<unknown>();

async function noteMailedSession(response: Response): Promise<Response> {
  const { access_token } = await jsonOf<{ access_token: string }>(response);
  if (response.ok && access_token) mailedSessions.add(claimsOf(access_token)?.session_id);
  return response;
}

/**
 * Hosted takes a new password only with the current one, or in a session that began with the link of a mail, where
 * "Require current password when updating" is on (docs/deploy.md). lite takes it from every session.
 */
async function updateUser(request: Request, { query }: Services, next: Handler): Promise<Response> {
  const body = await jsonOf<{ password: unknown; current_password: unknown }>(request);
  const token = (request.headers.get('authorization') ?? '').replace(/^Bearer /i, '');
  // Its signature is lite's to check.
  const { sub, session_id } = claimsOf(token) ?? {};
  if (body.password === undefined || mailedSessions.has(session_id)) return next(request);

  const [user] = await query<{ email: string }>(
    'select email from auth.users where id::text = $1 and encrypted_password is not null',
    [sub ?? ''],
  );
  if (!user) return next(request);
  const proof = new Request(new URL('/auth/v1/token?grant_type=password', request.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: request.headers.get('apikey') ?? '' },
    body: JSON.stringify({ email: user.email, password: body.current_password ?? '' }),
  });
  if ((await next(proof)).ok) return next(request);
  const message = 'Current password required when setting new password.';
  return failure(request, 400, 'current_password_required', message);
}

/** Hosted names the reason when a refresh token is unknown; supabase-js takes any other code for a fault worth a stack. */
async function token(request: Request, next: Handler): Promise<Response> {
  const response = await next(request);
  const isRefresh = new URL(request.url).searchParams.get('grant_type') === 'refresh_token';
  if (!isRefresh || response.status !== 400) return response;
  const message = 'Invalid Refresh Token: Refresh Token Not Found';
  return failure(request, 400, 'refresh_token_not_found', message);
}

/**
 * lite answers 429 to every further sign-up with a known address and to every wish for another confirmation. Hosted
 * sends an unconfirmed address its mail again, and answers a known address like a new one.
 */
async function signUp(request: Request, services: Services, next: Handler): Promise<Response> {
  const { email = '' } = await jsonOf<{ email: string }>(request);
  const response = await next(request);
  if (response.status !== 429) return response;
  const account = await findAccount(email.toLowerCase(), services);
  if (!account) return response;
  const refusal =
    !account.isConfirmed &&
    (await repeatConfirmation(email.toLowerCase(), account, request, services));
  if (refusal) return refusal;
  const isResent = new URL(request.url).pathname.endsWith('/resend');
  return Response.json(isResent ? {} : newLookingUser(email));
}

/** @returns the refusal of the mail, or null where it was sent */
async function repeatConfirmation(
  email: string,
  { sentAt }: Account,
  request: Request,
  { query, mails, limits }: Services,
): Promise<Response | null> {
  const refusal = limits.refuseMail(request, sentAt);
  if (refusal) return refusal;
  // the link of the first mail stays valid and counts from now; of two at the same moment one is sent
  const [unconfirmed] = await query<{ tokenHash: string; data: Record<string, unknown> }>(
    `update auth.users set confirmation_sent_at = $3
     where email = $1 and email_confirmed_at is null and confirmation_sent_at is not distinct from $2
     returning confirmation_token as "tokenHash", raw_user_meta_data as data`,
    [email, sentAt, new Date().toISOString()],
  );
  if (!unconfirmed) {
    limits.releaseMail();
    return limits.refuseMail(request, new Date().toISOString());
  }
  const { tokenHash, data } = unconfirmed;
  await mails.send({ mail: 'confirmation', to: email, tokenHash }, data, request);
  return null;
}

/** The answer of hosted for an address that has an account: a user that exists nowhere. */
function newLookingUser(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
