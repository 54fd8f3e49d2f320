/** What `npm run bench` uses: the one place of its conditions. */

/** A cheap phone on two networks. Rates in bits per second; the delay is added to every request. */
export const NETWORKS = {
  '9 Mbit/s, 100 ms': { down: 9_000_000, up: 1_500_000, delayMs: 100 },
  'slow 4G (1.6 Mbit/s, 150 ms)': { down: 1_600_000, up: 750_000, delayMs: 150 },
} as const;
export type Network = keyof typeof NETWORKS;

export const PHONE = {
  /** How many times slower than this machine's processor. */
  cpuSlowdown: 4,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** How long a page is watched after it has loaded: the question about cookies comes after one second. */
export const WATCHED_MS = 1_800;

export const LOAD = { connections: 32, seconds: 6, warmUpSeconds: 2 } as const;

/** Requests after which the server's memory is compared with what it was after the first tenth. */
export const MEMORY_REQUESTS = 100_000;

/** Everything that is repeated, and how long the whole run may take; what does not fit is left out and said. */
export const EFFORT = {
  full: { loads: 7, routeLoads: 3, taps: 5, rounds: 4, minutes: 12 },
  quick: { loads: 3, routeLoads: 1, taps: 3, rounds: 2, minutes: 4 },
} as const;
export type Effort = (typeof EFFORT)[keyof typeof EFFORT];

const FIRST_PORT = Number(process.env.BENCH_PORT || 3700);

/** The site takes its port and the next two (backend, hosts' application). */
export const PORTS = { site: FIRST_PORT, bare: FIRST_PORT + 10, still: FIRST_PORT + 11 } as const;
