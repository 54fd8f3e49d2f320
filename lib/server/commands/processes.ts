import { spawn, type ChildProcess } from 'node:child_process';

export type Environment = Record<string, string | undefined>;

/**
 * The time for a process to stop by itself before it is killed, in milliseconds: longer than the longest request
 * that may be in flight (lib/supabase/budgets.ts).
 */
const STOP_TIMEOUT_MS = 40_000;

/**
 * Starts a Node program that writes to this terminal. It gets a message channel; a server ends itself when the channel
 * closes, so that it never outlives this process, however that ends.
 */
export function startProgram(program: string, args: string[], env: Environment): ChildProcess {
  return spawn(process.execPath, [program, ...args], {
    env: env as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Waits for the exit code of a process; one that was ended by a signal counts as 1. */
export function exitOf(child: ChildProcess): Promise<number> {
  if (hasEnded(child)) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Whether a process has ended, by itself or by a signal. */
export function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = exitOf(child);
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

type Service = {
  /** The name of the service in messages. */
  name: string;
  start: () => ChildProcess;
  /** Settles when the service is ready, or throws with the reason why it is not. */
  ready: (child: ChildProcess) => Promise<void>;
  /** Runs when the service has ended twice: the command decides what follows. */
  onEnded: () => void;
};

/**
 * Starts a service, and starts it once more when it ends without having been asked to. One that never became ready is not
 * started again: a second try would lack the same.
 *
 * @returns `ready`, which throws the reason why the first start failed, and the function that stops the service
 */
export function keepRunning({ name, start, ready, onEnded }: Service) {
  let stopping = false;
  let child = start();
  const isReady = ready(child);

  async function watch(): Promise<void> {
    await exitOf(child);
    if (stopping) return;
    console.error(`The ${name} ended unexpectedly; it is started once more.`);
    child = start();
    ready(child).catch((error: Error) => stopping || console.error(error.message));
    await exitOf(child);
    if (stopping) return;
    console.error(`The ${name} ended again.`);
    onEnded();
  }

  // A failed first start is reported by `ready`.
  isReady.then(watch, () => undefined);

  return {
    ready: isReady,
    stop: async () => {
      stopping = true;
      await stop(child);
    },
  };
}
