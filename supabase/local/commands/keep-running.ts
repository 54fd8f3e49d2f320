import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, stopPart } from './part.ts';

/** How long the pauses between starts are, in milliseconds. */
export type RestartPauses = {
  /** The pause after a part that ran fine; doubled each time that the part ends again at once. */
  first: number;
  longest: number;
  /** A part that ran this long ran fine. */
  fine: number;
};

const PAUSES: RestartPauses = { first: 500, longest: 30_000, fine: 60_000 };

type Part = {
  /** What the part is called in sentences. */
  name: string;
  start: () => ChildProcess;
  /** Settles when the part is ready, or throws with the reason why it is not. */
  ready: (part: ChildProcess) => Promise<void>;
  pauses?: RestartPauses;
};

/**
 * Starts a part and starts it again whenever it ends without having been asked to. One that never became ready is not
 * started again: whatever it lacks, a second try lacks too. One that was ready once is never given up, because what it
 * lacks may come back; it is tried ever more seldom as long as it ends at once.
 *
 * @returns `ready`, which throws the reason why the first start failed, and the function that stops the part
 */
export function keepRunning({ name, start, ready, pauses = PAUSES }: Part) {
  let stopping = false;
  let begun = performance.now();
  let part = start();
  const isReady = ready(part);

  async function watch(): Promise<void> {
    for (let endedAtOnce = 0; ;) {
      await exitOf(part);
      if (stopping) return;
      endedAtOnce = performance.now() - begun < pauses.fine ? endedAtOnce + 1 : 0;
      const pause = Math.min(pauses.first * 2 ** endedAtOnce, pauses.longest);
      console.error(`The ${name} ended unexpectedly; it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      if (stopping) return;
      begun = performance.now();
      part = start();
      ready(part).catch((error: Error) => stopping || console.error(error.message));
    }
  }

  // Whoever started the part is told of a first failure by `ready`.
  isReady.then(watch, () => undefined);

  return {
    ready: isReady,
    stop: async () => {
      stopping = true;
      await stopPart(part);
    },
  };
}
