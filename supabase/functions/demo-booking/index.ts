// The edge function demo-booking. One file for hosted Supabase and for the embedded gateway: packages are imported by
// their bare names, which deno.json maps on hosted and package.json resolves here.
import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse, toResponse, type Outcome } from './answers.ts';
import { bookDemo, giveBackUnanswered } from './book-demo.ts';
import { isGiveBackRequest, readDemoRequest, type Demo } from './demo-request.ts';
import { logEvent, logFailure, readJson, TooLargeError } from './io.ts';
import { sandbox } from './provider.ts';
import { BODY_LIMIT_BYTES, secretKeys, smoobuSettings, type Environment } from './settings.ts';
import { smoobu } from './smoobu.ts';
import { openStays } from './stays.ts';

/** The little of Deno's interface used here; the project's own type check knows only Node's. */
type DenoRuntime = {
  env: { toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): unknown;
};

const deno = (globalThis as unknown as { Deno: DenoRuntime }).Deno;
const environment = deno.env.toObject();

const ALLOWED = 'POST, OPTIONS';

deno.serve((request) => answerCall(request, environment));

/**
 * Answers every call of the function; never throws. No header for other origins is sent: the website's
 * server calls, no browser does.
 */
async function answerCall(request: Request, env: Environment): Promise<Response> {
  if (request.method === 'OPTIONS') {
    return new Response(null, { status: 204, headers: { allow: ALLOWED } });
  }
  if (request.method !== 'POST') return refuse(405, 'Only POST is allowed', { allow: ALLOWED });
  if (!hasSecretKey(request.headers, secretKeys(env))) return refuse(401, 'Invalid API key');
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) {
    return refuse(415, 'The body must be application/json');
  }
  const body = await bodyOf(request);
  if (body instanceof Response) return body;
  if (isGiveBackRequest(body.json)) return giveBack(env);
  const read = readDemoRequest(body.json);
  if ('refusal' in read) return refuse(400, read.refusal);
  return book(read, env);
}

/**
 * Whether a call carries a secret key of the project: only the website's server books, after its rate limits. The
 * comparison takes the same time for every key.
 */
function hasSecretKey(headers: Headers, keys: readonly string[]): boolean {
  const sent = digest(headers.get('apikey') ?? '');
  return keys.map((key) => timingSafeEqual(digest(key), sent)).includes(true);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

async function bodyOf(request: Request): Promise<{ json: unknown } | Response> {
  try {
    return { json: await readJson(request.body, BODY_LIMIT_BYTES) };
  } catch (error) {
    return error instanceof TooLargeError
      ? refuse(413, 'The body is too large')
      : refuse(400, 'The body is no JSON');
  }
}

async function book(demo: Demo, env: Environment): Promise<Response> {
  const started = Date.now();
  const outcome = await outcomeOf(demo, env);
  logEvent('demo-booking', { outcome: outcome.kind, ms: Date.now() - started });
  return toResponse(outcome, demo.formData.language);
}

/** The server's daily clean-up asks for it (lib/retention/clean-up.ts), again and again until nothing is given back. */
async function giveBack(env: Environment): Promise<Response> {
  try {
    const givenBack = await giveBackUnanswered(partsOf(env));
    return Response.json({ givenBack }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    logFailure('demo-stays-kept', { reason: reasonOf(error) });
    return refuse(502, 'The stays cannot be given back at the moment');
  }
}

async function outcomeOf(demo: Demo, env: Environment): Promise<Outcome> {
  try {
    return await bookDemo(demo, partsOf(env));
  } catch (error) {
    logFailure('demo-booking-failed', { reason: reasonOf(error) });
    return { kind: 'unavailable' };
  }
}

/** Messages of our own errors alone are known to hold nothing that was typed. */
function reasonOf(error: unknown): string {
  const { name, message } = error as Error;
  return name === 'StaysError' || name === 'SettingsError' ? `${name}: ${message}` : name;
}

function partsOf(env: Environment) {
  const stays = openStays(env);
  const settings = smoobuSettings(env);
  return { stays, provider: settings ? smoobu(settings) : sandbox(stays) };
}
