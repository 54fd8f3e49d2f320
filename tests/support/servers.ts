import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { LOCAL_KEYS } from '../../supabase/local/settings.ts';
import { printed } from './processes.ts';

const START = 'lib/server/commands/start.ts';
/** Printed by the command when it has started everything, and starts again what ends. */
const READY = 'Ctrl-C stops everything';
const SERVER = 'lib/server/serve.ts';

type Server = {
  /** A folder of copyProject. */
  folder: string;
  port: number;
  /** Everything that the server prints is added to this file. */
  log: string;
  env: NodeJS.ProcessEnv;
};

/** The settings of a site on a given backend. All of them are read when a server starts, none by the build. */
export function siteEnvironment(backendUrl: string, port: number): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: LOCAL_KEYS.publishable,
    SUPABASE_SECRET_KEY: LOCAL_KEYS.secret,
    APP_URL: 'http://app.test',
    // Nothing listens there: mails wait in the outbox.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'desk@nightdesk.example',
    MAIL_TO: 'team@nightdesk.example',
    ABUSE_TOLERANCE: '1000',
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/** Starts a site with the command that a newcomer types. */
export async function startSite(options: Server): Promise<ChildProcess> {
  const { folder, port, log } = options;
  const site = run([path.join(folder, START)], options);
  await printed(site, READY).catch((cause: unknown) => {
    throw new Error(`The site on port ${port} did not start; see ${log}.`, { cause });
  });
  return site;
}

/** Starts the site's server, as on one of several machines. */
export const startInstance = (options: Server): Promise<ChildProcess> =>
  startServer([SERVER, '-H', '127.0.0.1'], options);

/** Starts the framework's own server, without lib/server: the nearest thing to Vercel. */
export const startFrameworkServer = (options: Server): Promise<ChildProcess> =>
  startServer(['node_modules/.bin/next', 'start', '-H', 'localhost'], options);

async function startServer(args: string[], options: Server): Promise<ChildProcess> {
  const { port, log } = options;
  const server = run([...args, '-p', String(port)], options);
  for (;;) {
    const alive = await fetch(`http://localhost:${port}/healthz`).catch(() => null);
    if (alive?.ok) return server;
    if (server.exitCode !== null) throw new Error(`The server on port ${port} ended; see ${log}.`);
    await pause(100);
  }
}

/** Ends a server, waits until it is gone, and gives its exit code. */
export async function endServer(
  server: ChildProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  if (server.exitCode !== null || server.signalCode !== null) return server.exitCode;
  const ended = once(server, 'exit');
  server.kill(signal);
  const [code] = (await ended) as [number | null];
  return code;
}

function run(args: string[], { folder, log, env }: Server): ChildProcess {
  const lines = createWriteStream(log, { flags: 'a' });
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stdout.pipe(lines, { end: false });
  server.stderr.pipe(lines, { end: false });
  return server;
}
