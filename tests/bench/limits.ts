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

/** How long a server is given to make a page again and to pack it. */
export const RENEWAL_MS = 700;

/** How long nothing must happen until a page counts as at rest, and how long that, or anything else, is waited for. */
export const QUIET_MS = 1_000;
export const PATIENCE_MS = 15_000;

export const LOAD = { connections: 32, seconds: 6, warmUpSeconds: 2 } as const;

/** Requests after which the server's memory is compared with what it was after the first tenth. */
export const MEMORY_REQUESTS = 100_000;

/**
 * How often everything is repeated, and how many minutes all measurements may take after the builds. What does not fit
 * is repeated less often; only of the routes some may then be missing.
 */
export const EFFORT = {
  full: { rounds: 4, loads: 5, taps: 2, routeLoads: 1, minutes: 12 },
  quick: { rounds: 1, loads: 1, taps: 1, routeLoads: 0, minutes: 3 },
} as const;

/** The part of the time after which a kind of measurement is not begun once more. */
export const SHARES = { loads: 0.35, taps: 0.55, routes: 0.85 } as const;

const FIRST_PORT = Number(process.env.BENCH_PORT || 3700);

/** The site takes its port and the next two (backend, hosts' application). */
export const PORTS = { site: FIRST_PORT, bare: FIRST_PORT + 10, still: FIRST_PORT + 11 } as const;
