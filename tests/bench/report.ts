import os from 'node:os';
import { BUDGETS } from '../setup/budgets.ts';
import type { Contestant } from './contestants.ts';
import { median, number, ratio, spread, table, type Row } from './figures.ts';
import { LOAD, NETWORKS, type Network } from './limits.ts';
import type { Visit, Weight } from './page-load.ts';
import type { Memory, Served } from './serving.ts';
import type { BuildTimes } from './workspace.ts';

type Each<T> = Record<Contestant, T>;

/** Everything that a run has measured. */
export type Results = {
  builds: Record<'site' | 'bare', BuildTimes> | null;
  weights: Partial<Each<Weight>>;
  /** Bytes that looking at the whole home page fetches for pages that may come next. */
  prefetched: number;
  served: Each<Served[]>;
  visits: Record<Network, Each<Visit[]>>;
  /** Times in ms by the name of the island, or of the link. */
  taps: Map<string, number[]>;
  links: Map<string, number[]>;
  routes: Map<string, { weight: Weight; visits: Visit[] }>;
  memory: Memory | null;
};

/** Results in which nothing has been measured yet. */
export function emptyResults(): Results {
  const each = <T>(make: () => T): Each<T> => ({ site: make(), bare: make(), still: make() });
  const networks = Object.keys(NETWORKS) as Network[];
  return {
    builds: null,
    weights: {},
    prefetched: NaN,
    served: each(() => []),
    visits: Object.fromEntries(
      networks.map((network) => [network, each(() => [])]),
    ) as unknown as Results['visits'],
    taps: new Map(),
    links: new Map(),
    routes: new Map(),
    memory: null,
  };
}

const HEAD: Row = [
  'what',
  'site',
  'bare page',
  'static HTML',
  'site / bare',
  'site / static',
  'aim',
];

const ROUTE_HEAD: Row = [
  'route',
  'scripts',
  'styles',
  'fonts',
  'HTML',
  'all',
  'largest paint, ms',
  'shift',
];

/** The tables of docs/performance.md, with what they were made by and on. */
export function report(
  results: Results,
  run: { isQuick: boolean; minutes: number; busyBefore: number },
): string {
  const cores = os.cpus();
  const made = `Made by \`npm run bench${run.isQuick ? ' -- --quick' : ''}\` on ${new Date().toISOString().slice(0, 10)} in ${number(run.minutes, 1)} minutes: ${cores.length} cores (${cores[0]?.model.trim()}), Node ${process.versions.node}; ${number(run.busyBefore, 1)} processes wanted a core before it began. Median, then the smallest and the largest. Times on a processor slowed down four times.`;
  const rows = [...weightRows(results), ...visitRows(results), ...servingRows(results)];
  const single = [...interactionRows(results), ...memoryRows(results), ...buildRows(results)];
  return [
    made,
    table(HEAD, rows),
    table(['what', 'measured', 'aim'], single),
    ...(results.routes.size > 0 ? [table(ROUTE_HEAD, routeRows(results))] : []),
  ].join('\n\n');
}

function weightRows({ weights: { site, bare, still } }: Results): Row[] {
  const lines: [keyof Weight, string, string][] = [
    ['scripts', 'JavaScript', ''],
    ['zipped', 'JavaScript, as gzip', 'bare + 12 kB'],
    ['styles', 'CSS', '12,000'],
    ['fonts', 'fonts', number(BUDGETS.fontBytes)],
    ['html', 'HTML', '25,000'],
    ['all', 'everything', '270,000'],
  ];
  return lines.map(([kind, name, aim]) => {
    const [own, other, third] = [site, bare, still].map((weight) => weight?.[kind] ?? NaN);
    const written = [own, other, third].map((value) => number(value ?? NaN));
    return line(`${name}: home page, bytes`, written, [[own], [other], [third]], aim);
  });
}

function visitRows({ visits }: Results): Row[] {
  return (Object.keys(NETWORKS) as Network[]).flatMap((network) => {
    const lines: [string, keyof Visit, number, string][] = [
      ['largest contentful paint, ms', 'largestPaint', 0, '1.15 × static'],
      ['layout shift', 'layoutShift', 3, '0.01'],
      ['total blocking time, ms', 'blocking', 0, '1.25 × bare'],
    ];
    const rows = lines.map(([name, kind, digits, aim]) => {
      const values = of(visits[network], (visit) => Number(visit[kind]));
      const written = values.map((list) => spread(list, digits));
      return line(`${name}, ${network}`, written, values, aim);
    });
    const painted = of(visits[network], ({ painted }) => painted).map(
      (list) => [...new Set(list)].join('; ') || 'not measured',
    );
    return [
      ...rows,
      line(`what that paint is, ${network}`, painted, [], 'the H1 or the hero text'),
    ];
  });
}

function servingRows({ served }: Results): Row[] {
  const perSecond = of(served, (one) => one.perSecond);
  const p99 = of(served, (one) => one.p99);
  const load = `${LOAD.connections} connections`;
  const written = (values: number[][], digits = 0) => values.map((list) => spread(list, digits));
  return [
    line(`requests per second, ${load}`, written(perSecond), perSecond, '0.9 × bare'),
    line(`99th percentile, ms, ${load}`, written(p99, 1), p99, '1.2 × bare'),
  ];
}

function line(
  what: string,
  written: string[],
  values: readonly (number | undefined)[][],
  aim: string,
): Row {
  const [site = [], bare = [], still = []] = values.map((list) => list.map(Number));
  return [what, ...written, ratio(site, bare), ratio(site, still), aim];
}

/** The values of the three in the order of the columns. */
function of<T, V>(each: Each<T[]>, value: (one: T) => V): V[][] {
  return [each.site, each.bare, each.still].map((list) => list.map(value));
}

function interactionRows({ taps, links, prefetched }: Results): Row[] {
  const rows = (times: Map<string, number[]>, what: string): Row[] =>
    [...times].map(([name, list]) => [
      `${what}: ${name}`,
      `${spread(list.filter(Number.isFinite))} ms`,
      '100 ms',
    ]);
  return [
    ...rows(taps, 'tap to next paint'),
    ...rows(links, 'tap to the prefetched page'),
    ['fetched ahead by looking at the whole home page', `${number(prefetched)} bytes`, '100,000'],
  ];
}

function memoryRows({ memory }: Results): Row[] {
  if (!memory) return [];
  const write = (bytes: number) => (bytes ? `${number(bytes / 1e6)} MB` : 'not measured');
  const [early, late] = [memory.early, memory.late].map(write);
  return [
    [
      `memory after 10,000 and after ${number(memory.requests)} requests`,
      `${early}, ${late}`,
      'flat',
    ],
  ];
}

function buildRows({ builds }: Results): Row[] {
  return Object.entries(builds ?? {}).flatMap(([who, { cold, warm }]) => [
    [
      `build of the ${who === 'bare' ? 'bare page' : 'site'}, cold and warm`,
      `${number(cold, 1)} s, ${number(warm, 1)} s`,
      'stated',
    ] as const,
  ]);
}

function routeRows({ routes }: Results): Row[] {
  return [...routes].map(([path, { weight, visits }]) => [
    `\`${path}\``,
    ...[weight.scripts, weight.styles, weight.fonts, weight.html, weight.all].map((bytes) =>
      number(bytes),
    ),
    spread(visits.map(({ largestPaint }) => largestPaint)),
    number(median(visits.map(({ layoutShift }) => layoutShift)), 3),
  ]);
}
