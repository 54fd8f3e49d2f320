import os from 'node:os';
import { COMPARISON_HEAD, servingRows, visitRows, weightRows } from './comparison-rows.ts';
import { median, number, spread, table, type Row } from './figures.ts';
import type { Results } from './results.ts';

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
  run: { command: string; minutes: number; busyBefore: number; stolen: number },
): string {
  const cores = os.cpus();
  const made = `Made by \`${run.command}\` on ${new Date().toISOString().slice(0, 10)} in ${number(run.minutes, 1)} minutes: ${cores.length} cores (${cores[0]?.model.trim()}), Node ${process.versions.node}; ${number(run.busyBefore, 1)} processes wanted a core before it began, and other machines on the same hardware took ${number(run.stolen * 100, 1)} % of the processor time that was wanted while it measured. Median, then the smallest and the largest. Times on a processor slowed down four times.`;
  const rows = [...weightRows(results), ...visitRows(results), ...servingRows(results)];
  const single = [...interactionRows(results), ...memoryRows(results), ...buildRows(results)];
  return [
    made,
    table(COMPARISON_HEAD, rows),
    table(['what', 'measured', 'aim'], single),
    ...(results.routes.size > 0 ? [table(ROUTE_HEAD, routeRows(results))] : []),
  ].join('\n\n');
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
