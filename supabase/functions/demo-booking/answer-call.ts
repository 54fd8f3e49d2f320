import { bookDemo } from './book-demo.ts';
import { readDemoRequest, type DemoRequest } from './demo-request.ts';
import { logEvent, logFailure } from './log.ts';
import { refuse, toResponse, type Outcome } from './outcomes.ts';
import { hasSecretKey } from './project-key.ts';
import type { BookingProvider } from './provider.ts';
import { readJson, TooLargeError } from './read-body.ts';
import { sandbox } from './sandbox.ts';
import { BODY_LIMIT_BYTES, providerSettings, type Environment } from './settings.ts';
import { smoobu } from './smoobu.ts';
import { openStays, type Stays } from './stays.ts';
import { secretKeys } from './supabase-keys.ts';

const ALLOWED = 'POST, OPTIONS';

/**
 * Answers one call of the function, whatever it is; never throws. No header for other origins is sent: the website's
 * server calls, no browser does.
 */
export async function answerCall(request: Request, env: Environment): Promise<Response> {
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
  const read = readDemoRequest(body.json);
  if ('refusal' in read) return refuse(400, read.refusal);
  return book(read.formData, env);
}

async function bodyOf(request: Request): Promise<{ json: unknown } | Response> {
  try {
    return { json: await readJson(request.body, BODY_LIMIT_BYTES) };
  } catch (error) {
    return error instanceof TooLargeError
      ? refuse(413, 'The body is too large')
      : refuse(400, 'The body is no JSON');
  }
}

async function book(formData: DemoRequest, env: Environment): Promise<Response> {
  const started = Date.now();
  const outcome = await outcomeOf(formData, env);
  logEvent('demo-booking', { outcome: outcome.kind, ms: Date.now() - started });
  return toResponse(outcome, formData.language);
}

async function outcomeOf(formData: DemoRequest, env: Environment): Promise<Outcome> {
  try {
    const stays = openStays(env);
    return await bookDemo(formData, { stays, provider: providerFor(env, stays) });
  } catch (error) {
    const { name, message } = error as Error;
    // only the messages of our own errors are known to hold nothing that was typed
    const isOwn = name === 'StaysError' || name === 'SettingsError';
    logFailure('demo-booking-failed', { reason: isOwn ? `${name}: ${message}` : name });
    return { kind: 'unavailable' };
  }
}

function providerFor(env: Environment, stays: Stays): BookingProvider {
  const settings = providerSettings(env);
  return settings.provider === 'smoobu' ? smoobu(settings.smoobu) : sandbox(stays);
}
