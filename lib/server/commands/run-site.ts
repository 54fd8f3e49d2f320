import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import path from 'node:path';
import { startBackend, type RunningBackend } from './backend.ts';
import { runCommand, StartError } from './errors.ts';
import { listen, LOOPBACK, sitePort } from './ports.ts';
import { hasEnded, keepRunning, startProgram, type Environment } from './processes.ts';
import { startNext } from './site-build.ts';

const SERVER = path.join(import.meta.dirname, '../serve.ts');

const MAIL = path.join(import.meta.dirname, '../../mail/run.ts');

type Mode = {
  command: 'start' | 'dev';
  /** Is done between the backend's start and the site's. */
  prepare?: (env: Environment) => Promise<void>;
};

/**
 * Runs backend and site until the process is asked to stop. A process that ends by itself is started once more; after that
 * everything ends with code 1, for systemd to start it again. So it does, with one sentence, when something prevents it.
 */
export function runSite({ command, prepare }: Mode): Promise<void> {
  return runCommand(async () => {
    const port = sitePort(process.env.PORT);
    await checkPortIsFree(port);
    const mode = command === 'start' ? 'production' : 'development';
    // The order is that in which they are stopped.
    const running: { stop: () => Promise<void> }[] = [];
    const stop = stopOnSignal(async () => {
      for (const service of running) await service.stop();
    });
    const onEnded = () => stop.now(1);
    const backend = await startBackend({ ...process.env, NODE_ENV: mode }, onEnded);
    running.unshift(backend);
    try {
      await prepare?.(backend.env);
      if (stop.isStopping()) return;
      const site = keepRunning({
        name: 'site',
        start: () => serveSite(command, port, backend.env),
        ready: (server) => answers(server, `http://${LOOPBACK}:${port}/`),
        onEnded,
      });
      running.unshift(site);
      await site.ready;
      // The production server sends mails itself; the framework's server for development does not.
      if (command === 'dev' && backend.env.SMTP_URL) {
        const start = () => startProgram(MAIL, [], backend.env);
        running.unshift(
          keepRunning({ name: 'mail', start, ready: async () => undefined, onEnded }),
        );
      }
      printAddresses(port, backend);
    } catch (error) {
      // A stop also ends what was waited for here.
      if (stop.isStopping()) return;
      await backend.stop();
      throw error;
    }
  });
}

async function checkPortIsFree(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

function stopOnSignal(stopEverything: () => Promise<void>) {
  let stopping = false;
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    stopEverything().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop(0));
  stopWithNpm(() => stop(0));
  return { isStopping: () => stopping, now: stop };
}

const LOOK_EVERY_MS = 500;

/**
 * Stops when npm is gone. `kill` of `npm start` ends npm and its shell, and the shell passes nothing on: without this the
 * site would go on, holding its ports. A process that npm did not start may be in the background on purpose.
 */
function stopWithNpm(stop: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Starts the site: the production server, or the framework's own for development. */
function serveSite(command: Mode['command'], port: number, env: Environment): ChildProcess {
  const address = ['-H', LOOPBACK, '-p', String(port)];
  if (command === 'dev') return startNext(['dev', ...address], env);
  return startProgram(SERVER, address, { NEXT_TELEMETRY_DISABLED: '1', ...env });
}

/** Waits for the site's first response, with any status. Throws a StartError when it ends before. */
async function answers(site: ChildProcess, address: string): Promise<void> {
  while (!hasEnded(site)) {
    const answered = await fetch(address).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartError('The site ended before it gave an answer; the reason is above.');
}

function printAddresses(port: number, { addresses }: RunningBackend): void {
  const lines = [['Site', `http://localhost:${port}`] as const, ...addresses];
  const width = Math.max(...lines.map(([name]) => name.length));
  const text = lines.map(([name, address]) => `  ${name.padEnd(width)}  ${address}`).join('\n');
  console.log(`\n${text}\n\n  Ctrl-C stops everything.\n`);
}
