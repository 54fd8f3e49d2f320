import { parseArgs } from 'node:util';

/** What the soak is like when nothing else is said. */
const DEFAULTS = { minutes: '10', visitors: '12', pause: '300' } as const;

/** Every tenth of a second that a soak lasts would be spent on its frame. */
const SHORTEST_MINUTES = 0.1;

/**
 * How many handles more than before a process may hold once it is idle again. A connection is kept for some seconds, a
 * file may be mapped late; a leak is counted in hundreds.
 */
export const HANDLES_TOLERATED = 12;

/** How long the processes are left alone before their handles are counted for the first time. */
export const IDLE_MS = 9_000;

/** How long connections need to be closed by themselves: the site keeps one for 75 s (lib/server/serve.ts). */
export const CONNECTIONS_MS = 80_000;

/** The pause between two looks at the processes. */
export const SAMPLE_EVERY_MS = 2_000;

/** Reads the command's arguments. Throws a sentence for one that makes no sense. */
export function readSettings(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: DEFAULTS.minutes },
      visitors: { type: 'string', default: DEFAULTS.visitors },
      pause: { type: 'string', default: DEFAULTS.pause },
      only: { type: 'string' },
    },
  });
  return {
    minutes: numberOf('minutes', values.minutes, SHORTEST_MINUTES),
    /** Visitors at a time; each does one thing after another. */
    visitors: numberOf('visitors', values.visitors, 1),
    /** The longest pause of a visitor between two things, in milliseconds; half of it on average. */
    pauseMs: numberOf('pause', values.pause, 0),
    /** The one thing that all of them do, to measure what it costs. */
    only: values.only,
  };
}

function numberOf(name: string, text: string, least: number): number {
  const value = Number(text);
  if (!(value >= least))
    throw new Error(`--${name} must be a number from ${least}, not "${text}".`);
  return value;
}
