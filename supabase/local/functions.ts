import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';
import { exitOf, hasEnded } from '../../lib/server/commands/processes.ts';
import { logError } from './log.ts';
import { BodyTooLargeError, withBufferedBody } from './http.ts';
import type { Keys, LocalSettings } from './settings.ts';

export type Functions = ReturnType<typeof createFunctions>;

/** The path of the functions under the backend's address. */
const FUNCTIONS_PATH = '/functions/v1';

/** The time for a function's answer. */
const TIMEOUT_MS = 30_000;

/**
 * The gateway to supabase/functions, with the checks and answers of the hosted one. It asks for no user's token: every
 * function checks its callers itself (`verify_jwt = false` in config.toml).
 */
export function createFunctions(settings: LocalSettings, keys: Keys) {
  const runtime = createRuntime(settings, keys);
  const apiKeys = [keys.publishable, keys.secret];
  const hasFile = (name: string) =>
    existsSync(path.join(settings.supabaseFolder, 'functions', name, 'index.ts'));
  return {
    /** Answers /functions/v1/<name>. */
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const name = pathname.slice(FUNCTIONS_PATH.length + 1).split('/')[0] ?? '';
      // the pattern keeps the path inside the folder
      if (!/^[A-Za-z0-9][\w-]*$/.test(name) || !hasFile(name)) {
        return refuse(404, 'NOT_FOUND', 'Requested function was not found');
      }
      if (request.method !== 'OPTIONS' && !apiKeys.includes(request.headers.get('apikey') ?? '')) {
        return refuse(401, 'UNAUTHORIZED_INVALID_API_KEY', 'Invalid API key');
      }
      return forward(request, runtime);
    },
    close: runtime.close,
  };
}

type Runtime = ReturnType<typeof createRuntime>;

/** Hands a request that may pass to the runtime; failures get the answers of the hosted gateway. */
async function forward(request: Request, runtime: Runtime): Promise<Response> {
  try {
    return await callRuntime(await withBufferedBody(request), runtime);
  } catch (error) {
    // the connection broke: the runtime has died or is about to, and the next call starts another
    if (error instanceof TypeError) await runtime.close();
    return toFailure(error);
  }
}

async function callRuntime(request: Request, runtime: Runtime): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const address = (await runtime.address()) + pathname.slice(FUNCTIONS_PATH.length) + search;
  const response = await fetch(address, {
    method: request.method,
    headers: forwardable(request.headers),
    body: request.body ? await request.arrayBuffer() : null,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return new Response(response.body, {
    status: response.status,
    statusText: response.statusText,
    headers: forwardable(response.headers),
  });
}

/** Headers of one connection only, and of compression, which fetch would undo silently. */
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

/** One Deno process for all functions: started at the first call, started again when it has died. */
function createRuntime(settings: LocalSettings, keys: Keys) {
  let running: ReturnType<typeof startRuntime> | null = null;
  return {
    /** The address functions are reached at; waits for the runtime to be up. */
    async address(): Promise<string> {
      if (!running || hasEnded(running.child)) running = startRuntime(settings, keys);
      await running.ready;
      return `http://${LOOPBACK}:${settings.functionsPort}`;
    },
    /** Stops the process and waits for its end. */
    async close(): Promise<void> {
      const child = running?.child;
      running = null;
      if (!child || hasEnded(child)) return;
      const ended = exitOf(child);
      // functions-main.ts ends with its standard input, which also covers a parent that was killed
      child.stdin.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), 2000);
      await ended;
      clearTimeout(timer);
    },
  };
}

const PROJECT_FOLDER = path.join(import.meta.dirname, '../..');
const DENO = path.join(PROJECT_FOLDER, 'node_modules/.bin/deno');
const START_TIMEOUT_MS = 20_000;

/** The line that functions-main.ts prints once its port is bound. */
const READY_LINE = 'nightdesk-functions-ready';

/** Thrown when Deno does not come up. */
class RuntimeStartError extends Error {
  override name = 'RuntimeStartError';
}

function startRuntime(settings: LocalSettings, keys: Keys) {
  const child = spawn(DENO, denoArguments(settings), {
    cwd: PROJECT_FOLDER,
    env: denoEnvironment(settings, keys),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.on('error', () => undefined);
  const timer = setTimeout(() => child.kill('SIGKILL'), START_TIMEOUT_MS);
  const ready = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new RuntimeStartError());
    child
      .once('error', fail)
      .once('close', fail)
      .once('close', () => clearTimeout(timer));
    createInterface(child.stdout).on('line', (line) => {
      if (line !== READY_LINE) return process.stdout.write(`${line}\n`);
      clearTimeout(timer);
      return resolve();
    });
  });
  return { child, ready };
}

function denoArguments(settings: LocalSettings): string[] {
  return [
    'run',
    '--no-prompt',
    // nothing is downloaded: functions may import what package.json installs
    '--cached-only',
    '--node-modules-dir=manual',
    '--allow-net',
    '--allow-env',
    `--allow-read=${PROJECT_FOLDER},${settings.supabaseFolder}`,
    path.join(import.meta.dirname, 'functions-main.ts'),
    path.join(settings.supabaseFolder, 'functions'),
    String(settings.functionsPort),
  ];
}

/** The variables a hosted function finds, and those of supabase/functions/.env as with the Supabase CLI. */
function denoEnvironment(settings: LocalSettings, keys: Keys): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  const file = path.join(settings.supabaseFolder, 'functions/.env');
  return {
    ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
    PATH,
    HOME,
    TMPDIR,
    NODE_ENV: process.env.NODE_ENV,
    DENO_DIR: path.join(settings.dataFolder, 'deno'),
    DENO_NO_UPDATE_CHECK: '1',
    SUPABASE_URL: settings.backendUrl,
    SUPABASE_ANON_KEY: keys.publishable,
    SUPABASE_SERVICE_ROLE_KEY: keys.secret,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: keys.publishable }),
    SUPABASE_SECRET_KEYS: JSON.stringify({ default: keys.secret }),
  };
}
