import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * How long a part may take to stop by itself before it is ended, in milliseconds: longer than the longest request that
 * may be in flight (lib/supabase/budgets.ts).
 */
const STOP_TIMEOUT_MS = 40_000;

const EXIT_WITH_PARENT = path.join(import.meta.dirname, 'exit-with-parent.ts');

export type Environment = Record<string, string | undefined>;

/**
 * Starts a Node program as a part of this one: it writes to the same terminal and ends when this process ends, however
 * that happens.
 */
export function startPart(program: string, args: string[], env: Environment): ChildProcess {
  const marked: Environment = { ...env, PART_OF: String(process.pid) };
  return spawn(process.execPath, ['--import', EXIT_WITH_PARENT, program, ...args], {
    env: marked as NodeJS.ProcessEnv,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/** Waits for a part's exit code; a part that was ended by a signal counts as 1. */
export function exitOf(part: ChildProcess): Promise<number> {
  if (hasEnded(part)) return Promise.resolve(part.exitCode ?? 1);
  return new Promise((resolve) => part.once('exit', (code) => resolve(code ?? 1)));
}

/** Waits for the message by which a part says that it is ready. Throws a StartError with the part's own reason. */
export function readyOf(part: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    part.once('message', (message: { ready?: true; error?: string }) => {
      if (message.ready) resolve();
      else reject(new StartError(message.error ?? 'The embedded backend did not start.'));
    });
    part.once('exit', () => reject(new StartError('The embedded backend ended while it started.')));
  });
}

/** Asks a part to stop, waits until it has, and ends it when it takes too long. */
export async function stopPart(part: ChildProcess): Promise<void> {
  if (hasEnded(part)) return;
  const ended = exitOf(part);
  part.kill('SIGTERM');
  const timer = setTimeout(() => part.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(timer);
}

/** Whether a part is gone, by itself or by a signal. */
export function hasEnded(part: ChildProcess): boolean {
  return part.exitCode !== null || part.signalCode !== null;
}
