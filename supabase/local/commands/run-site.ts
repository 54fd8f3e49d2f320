import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import { localSettings, LOOPBACK } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { startBackend } from './backend-environment.ts';
import { keepRunning } from './keep-running.ts';
import { serveSite } from './next.ts';
import { hasEnded, type Environment } from './part.ts';
import { printAddresses } from './print-addresses.ts';
import { runCommand } from './run-command.ts';
import { watchParent } from './watch-parent.ts';

type Mode = {
  command: 'start' | 'dev';
  /** What must be done between the backend's start and the site's. */
  prepare?: (env: Environment) => Promise<void>;
};

/**
 * Runs backend and site until the process is asked to stop. A part that ends by itself is started again. Ends the
 * process with code 1 and one clear sentence when something stands in the way.
 */
export function runSite({ command, prepare }: Mode): Promise<void> {
  return runCommand(async () => {
    const port = localSettings(process.env).appPort;
    await checkPortIsFree(port);
    const backend = await startBackend(process.env);
    let site: ReturnType<typeof keepRunning> | undefined;
    const stop = stopOnSignal(async () => {
      await site?.stop();
      await backend.stop();
    });
    try {
      await prepare?.(backend.env);
      if (stop.isStopping()) return;
      site = keepRunning({
        name: 'site',
        start: () => serveSite(command, port, backend.env),
        ready: (part) => answers(part, `http://${LOOPBACK}:${port}/`),
      });
      await site.ready;
      printAddresses(port, backend);
    } catch (error) {
      // Whoever stopped everything has stopped what was waited for here too.
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
  const stop = () => {
    if (stopping) return;
    stopping = true;
    stopEverything().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  watchParent(stop);
  return { isStopping: () => stopping };
}

/** Waits until the site gives its first answer, whatever it is. Throws a StartError when it ends before. */
async function answers(site: ChildProcess, address: string): Promise<void> {
  while (!hasEnded(site)) {
    const answered = await fetch(address).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StartError('The site ended before it gave an answer; the reason stands above.');
}
