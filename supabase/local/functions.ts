import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { logError, systemErrorCode } from './errors.ts';
import { FunctionRuntime, RuntimeStartError } from './function-runtime.ts';
import { BodyTooLargeError, withBufferedBody } from './http.ts';
import {
  BODY_LIMIT_BYTES,
  FUNCTION_TIMEOUT_MS,
  LOCAL_KEYS,
  type LocalSettings,
} from './settings.ts';
import { isSignedToken } from './signed-token.ts';

export type Functions = {
  /** Answers /functions/v1/<name>. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
};

/** Where the functions are under the backend's address. */
const FUNCTIONS_PATH = '/functions/v1';

const KEYS: readonly string[] = [LOCAL_KEYS.publishable, LOCAL_KEYS.secret];

/** The gateway to supabase/functions, with the checks and answers of the hosted one. */
export function createFunctions(settings: LocalSettings): Functions {
  const runtime = new FunctionRuntime(settings);
  const configFile = path.join(settings.supabaseFolder, 'config.toml');
  const config = existsSync(configFile) ? readFileSync(configFile, 'utf8') : '';

  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const name = pathname.slice(FUNCTIONS_PATH.length + 1).split('/')[0] ?? '';
      if (!isFunction(settings.supabaseFolder, name)) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      const refusal = request.method === 'OPTIONS' ? null : check(request, config, name);
      return refusal ?? forward(request, runtime);
    },
    close: () => runtime.close(),
  };
}

function isFunction(supabaseFolder: string, name: string): boolean {
  // the pattern keeps the path inside the folder
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return false;
  return existsSync(path.join(supabaseFolder, 'functions', name, 'index.ts'));
}

function check(request: Request, config: string, name: string): Response | null {
  if (!KEYS.includes(request.headers.get('apikey') ?? '')) {
    return refuse(401, 'UNAUTHORIZED_INVALID_API_KEY', 'Invalid API key');
  }
  if (!verifiesToken(config, name)) return null;
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return refuse(401, 'UNAUTHORIZED_NO_AUTH_HEADER', 'Missing authorization header');
  // a user's token only: hosted takes no publishable or secret key here, and supabase-js sends none
  if (isSignedToken(token, LOCAL_KEYS.jwt)) return null;
  return refuse(401, 'UNAUTHORIZED_INVALID_JWT_FORMAT', 'Invalid JWT');
}

/**
 * Whether config.toml leaves the check of tokens on for a function: `verify_jwt = false` under [functions.<name>] switches
 * it off. Only this one line is read, so no TOML parser is needed.
 */
export function verifiesToken(config: string, name: string): boolean {
  let section = '';
  for (const line of config.split('\n').map((text) => text.trim())) {
    if (line.startsWith('[')) section = line.replace(/\s*#.*$/, '');
    else if (section === `[functions.${name}]` && /^verify_jwt\s*=\s*false\b/.test(line))
      return false;
  }
  return true;
}

/** Hands a request that may pass to the runtime; failures get the answers of the hosted gateway. */
async function forward(request: Request, runtime: FunctionRuntime): Promise<Response> {
  try {
    const buffered = await withBufferedBody(request, BODY_LIMIT_BYTES);
    const body = buffered.body ? await buffered.arrayBuffer() : null;
    const call = () => callRuntime(buffered, body, runtime);
    return await call().catch(async (error: unknown) => {
      if (!isRefused(error)) throw error;
      // the runtime has just died; the call did not reach it, so it may be made again
      await runtime.close();
      return call();
    });
  } catch (error) {
    return toFailure(error);
  }
}

async function callRuntime(
  { url, method, headers }: Request,
  body: ArrayBuffer | null,
  runtime: FunctionRuntime,
): Promise<Response> {
  const { pathname, search } = new URL(url);
  const response = await fetch(
    (await runtime.address()) + pathname.slice(FUNCTIONS_PATH.length) + search,
    {
      method,
      headers: forwardable(headers),
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
    },
  );
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: forwardable(response.headers),
  });
}

function isRefused(error: unknown): boolean {
  return error instanceof Error && systemErrorCode(error.cause) === 'ECONNREFUSED';
}

/** Without what belongs to one connection only, and without compression, which fetch would undo silently. */
function forwardable(original: Headers): Headers {
  const headers = new Headers(original);
  for (const name of ['host', 'connection', 'transfer-encoding', 'content-length']) {
    headers.delete(name);
  }
  headers.delete('content-encoding');
  headers.delete('accept-encoding');
  return headers;
}

function toFailure(error: unknown): Response {
  if (error instanceof BodyTooLargeError) {
    return refuse(413, 'PAYLOAD_TOO_LARGE', 'The request body is too large');
  }
  const { name } = error as Error;
  logError('function-failed', { name });
  if (name === 'TimeoutError') {
    return refuse(504, 'IDLE_TIMEOUT', 'The function did not answer in time');
  }
  return error instanceof RuntimeStartError
    ? refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
    : refuse(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
}

/** An answer in the form of the hosted gateway's errors. */
function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status });
}
