import { createServer } from 'node:http';
import { listen } from '../listen.ts';
import { localSettings, LOOPBACK } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { startBackend } from './backend-environment.ts';
import { printAddresses } from './print-addresses.ts';
import { startNext } from './next.ts';
import { stopPart, type Environment } from './part.ts';
import { watchParent } from './watch-parent.ts';

type Mode = {
  /** The framework's command that serves the site. */
  command: 'start' | 'dev';
  /** What must be done between the backend's start and the site's. */
  prepare?: (env: Environment) => Promise<void>;
};

const RESTART_DELAY_MS = 500;

/**
 * Runs backend and site until the process is asked to stop. A part that ends by itself is started again. Ends the
 * process with code 1 and one clear sentence when something stands in the way.
 */
export async function runSite({ command, prepare }: Mode): Promise<void> {
  try {
    const port = localSettings(process.env).appPort;
    await checkPortIsFree(port);
    const backend = await startBackend(process.env);
    let site: ReturnType<typeof startNext> | undefined;
    const stop = stopOnSignal(async () => {
      if (site) await stopPart(site);
      await backend.stop();
    });
    await prepare?.(backend.env);

    const startSite = () => {
      if (stop.isStopping()) return;
      site = startNext([command, '-H', LOOPBACK, '-p', String(port)], backend.env);
      site.once('exit', () => {
        if (stop.isStopping()) return;
        console.error('The site ended unexpectedly; starting it again.');
        setTimeout(startSite, RESTART_DELAY_MS);
      });
    };
    startSite();
    await answers(`http://${LOOPBACK}:${port}/`);
    printAddresses(port, backend);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
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

/** Waits until the site gives its first answer, whatever it is. */
async function answers(address: string): Promise<void> {
  for (;;) {
    const answered = await fetch(address).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
