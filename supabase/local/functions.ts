import { existsSync } from 'node:fs';
import path from 'node:path';
import { logError } from './errors.ts';
import { FunctionRuntime, RuntimeStartError } from './function-runtime.ts';
import { BodyTooLargeError, withBufferedBody } from './http.ts';
import {
  BODY_LIMIT_BYTES,
  FUNCTION_TIMEOUT_MS,
  LOCAL_KEYS,
  type LocalSettings,
} from './settings.ts';

export type Functions = {
  /** Answers /functions/v1/<name>. */
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
};

/** Where the functions are under the backend's address. */
const FUNCTIONS_PATH = '/functions/v1';

const KEYS: readonly string[] = [LOCAL_KEYS.publishable, LOCAL_KEYS.secret];

/**
 * The gateway to supabase/functions, with the checks and answers of the hosted one. It asks for no user's token: every
 * function checks its callers itself (`verify_jwt = false` in config.toml).
 */
export function createFunctions(settings: LocalSettings): Functions {
  const runtime = new FunctionRuntime(settings);
  return {
    async fetch(request) {
      const { pathname } = new URL(request.url);
      const name = pathname.slice(FUNCTIONS_PATH.length + 1).split('/')[0] ?? '';
      if (!isFunction(settings.supabaseFolder, name)) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      if (request.method !== 'OPTIONS' && !KEYS.includes(request.headers.get('apikey') ?? '')) {
        return refuse(401, 'UNAUTHORIZED_INVALID_API_KEY', 'Invalid API key');
      }
      return forward(request, runtime);
    },
    close: () => runtime.close(),
  };
}

function isFunction(supabaseFolder: string, name: string): boolean {
  // the pattern keeps the path inside the folder
  if (!/^[A-Za-z0-9][\w-]*$/.test(name)) return false;
  return existsSync(path.join(supabaseFolder, 'functions', name, 'index.ts'));
}

/** Hands a request that may pass to the runtime; failures get the answers of the hosted gateway. */
async function forward(request: Request, runtime: FunctionRuntime): Promise<Response> {
  try {
    const buffered = await withBufferedBody(request, BODY_LIMIT_BYTES);
    return await callRuntime(buffered, runtime);
  } catch (error) {
    // the connection broke: the runtime has died or is about to, and the next call starts another
    if (error instanceof TypeError) await runtime.close();
    return toFailure(error);
  }
}

async function callRuntime(request: Request, runtime: FunctionRuntime): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = (await runtime.address()) + pathname.slice(FUNCTIONS_PATH.length) + search;
  const response = await fetch(address, {
    method: request.method,
    headers: forwardable(request.headers),
    body: request.body ? await request.arrayBuffer() : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(FUNCTION_TIMEOUT_MS),
  });
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: forwardable(response.headers),
  });
}

/** What belongs to one connection only, and compression, which fetch would undo silently. */
const CONNECTION_HEADERS = [
  'host',
  'connection',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'accept-encoding',
];

function forwardable(original: Headers): Headers {
  const headers = new Headers(original);
  for (const name of CONNECTION_HEADERS) headers.delete(name);
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
