import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** The time for which a page is fresh (next.config.ts), and a second more. */
const FRESH_MS = 31_000;
const SIGNAL = 'SIGUSR2';

/**
 * The settings with which a server loads this file before anything else, so that {@link letPagesAge} can move its clock
 * forward. The lifetime of a page is part of the build; a test that waited for it would wait for half a minute each time.
 */
export const MOVABLE_CLOCK = {
  MOVABLE_CLOCK: '1',
  NODE_OPTIONS: `--import=${import.meta.filename}`,
} as const;

/** Moves the clock of a server process forward until every page that it has is no longer fresh. */
export async function letPagesAge(server: number, url: string): Promise<void> {
  process.kill(server, SIGNAL);
  // The signal came before this request, so it is handled before the next one.
  await (await fetch(`${url}/healthz`)).text();
}

/** Moves the clock of a process that was forked with {@link MOVABLE_CLOCK} forward, and waits until it has moved. */
export async function letMinutesPass(minutes: number, child: ChildProcess): Promise<void> {
  const moved = once(child, 'message');
  child.send({ minutes });
  await moved;
}

/** Every clock by which the framework dates pages, and the auth service mails; timers go on as they did. */
function makeClockMovable(): void {
  const [wall, steady] = [Date.now.bind(Date), performance.now.bind(performance)];
  let ahead = 0;
  Date.now = () => wall() + ahead;
  performance.now = () => steady() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (target, values, self) =>
      Reflect.construct(target, values.length > 0 ? values : [target.now()], self) as Date,
  });
  process.on(SIGNAL, () => (ahead += FRESH_MS));
  process.on('message', ({ minutes }: { minutes?: number }) => {
    if (!minutes) return;
    ahead += minutes * 60_000;
    process.send?.({ minutes });
  });
  process.channel?.unref();
}

if (process.env.MOVABLE_CLOCK) makeClockMovable();
