import { BUDGETS } from '../support/budgets.ts';
import { number, ratio, spread, type Row } from './figures.ts';
import { LOAD, NETWORKS, type Network } from './limits.ts';
import type { Visit, Weight } from './page-load.ts';
import type { Each, Results } from './results.ts';
import type { Served } from './serving.ts';

/** The columns of every row here. */
export const COMPARISON_HEAD: Row = [
  'what',
  'site',
  'bare page',
  'static HTML',
  'site / bare',
  'site / static',
  'aim',
];

/** Bytes of a first visit, each of the three beside the others. */
export function weightRows({ weights: { site, bare, still } }: Results): Row[] {
  const lines: [keyof Weight, string, string][] = [
    ['scripts', 'JavaScript', ''],
    ['zipped', 'JavaScript, as gzip', 'bare + 12 kB'],
    ['styles', 'CSS', number(BUDGETS.styleBytes)],
    ['fonts', 'fonts', number(BUDGETS.fontBytes)],
    ['html', 'HTML', number(BUDGETS.htmlBytes)],
    ['all', 'everything', '270,000'],
  ];
  return lines.map(([kind, name, aim]) => {
    const [own, other, third] = [site, bare, still].map((weight) => weight?.[kind] ?? NaN);
    const written = [own, other, third].map((value) => number(value ?? NaN));
    return line(`${name}: home page, bytes`, written, [[own], [other], [third]], aim);
  });
}

/** What a first visit is like on each network. */
export function visitRows({ visits }: Results): Row[] {
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

/** What each server gives under load. */
export function servingRows({ served, passedOn }: Results): Row[] {
  const perSecond = of(served, (one) => one.perSecond);
  const p99 = of(served, (one) => one.p99);
  const load = `${LOAD.connections} connections`;
  const written = (values: number[][], digits = 0) => values.map((list) => spread(list, digits));
  return [
    line(`requests per second, ${load}`, written(perSecond), perSecond, '0.9 × bare'),
    line(`99th percentile, ms, ${load}`, written(p99, 1), p99, '1.2 × bare'),
    ...servingRowsOfFramework(served.bare, passedOn, load),
  ];
}

/** What an address with a query costs, which the site leaves to the framework. */
function servingRowsOfFramework(bare: Served[], passedOn: Served[], load: string): Row[] {
  const lines: [string, keyof Served, number][] = [
    ['requests per second', 'perSecond', 0],
    ['99th percentile, ms', 'p99', 1],
  ];
  return lines.map(([name, kind, digits]) => {
    const values = [passedOn, bare].map((list) => list.map((one) => one[kind]));
    const written = [...values.map((list) => spread(list, digits)), ''];
    return line(`${name}, ${load}, the framework's own way`, written, values, '');
  });
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
