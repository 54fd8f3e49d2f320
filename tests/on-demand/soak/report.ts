import type { Account } from './ledger.ts';
import type { Line } from './record.ts';
import { HANDLES_TOLERATED } from './settings.ts';
import type { Health } from './watch.ts';

/** Everything that a soak has found. */
export type Findings = {
  seconds: number;
  lines: Line[];
  accounts: Account[];
  health: Health[];
  /** How often the site did without something that took too long, and served its visitor all the same. */
  gaveWay: number;
  /** Lines about failures in the log of site and backend. */
  logged: string[];
  /** The first reasons why something failed. */
  reasons: string[];
};

type Row = (string | number)[];

/** The findings as text: what was done, what was written, and how the processes did. */
export function tableOf({ seconds, lines, accounts, health, gaveWay }: Findings): string {
  const done = lines.reduce((sum, line) => sum + line.done, 0);
  return [
    `${done} activities in ${Math.round(seconds)} s, ${(done / seconds).toFixed(1)} each second`,
    table(
      ['activity', 'done', 'limited', 'errors', 'median ms', '95 % ms', 'longest ms'],
      [
        ...lines.map((line) => [
          line.name,
          line.done,
          line.limited,
          line.errors,
          ...[line.median, line.p95, line.longest].map(Math.round),
        ]),
      ],
    ),
    table(
      ['rows', 'acknowledged', 'stored', 'lost', 'doubled', 'unexpected'],
      accounts.map(({ kind, acknowledged, stored, lost, doubled, unexpected }) => [
        kind,
        acknowledged,
        stored,
        lost.length,
        doubled.length,
        unexpected.length,
      ]),
    ),
    table(
      ['process', 'MB first third', 'last third', 'highest', 'handles before', 'after', 'CPU s'],
      health.map((one) => [
        one.part,
        ...[one.firstThird, one.lastThird, one.highest].map(Math.round),
        one.handlesBefore,
        one.handlesAfter,
        one.processor.toFixed(1),
      ]),
    ),
    `Left out because it took too long, and the visitor served without it: ${gaveWay}`,
  ].join('\n\n');
}

/**
 * What must not be, in one list of sentences for each thing that is judged; an empty list where all is well. Memory is
 * reported and not judged: a cache may still be filling.
 */
export function judge({ lines, accounts, health, logged, reasons }: Findings): string[][] {
  return [
    ...lines.map(({ name, done, errors }) => [
      ...(errors > 0 ? [`${errors} × ${name} failed`] : []),
      ...(done === 0 ? [`${name} was never done`] : []),
    ]),
    ...accounts.map(({ kind, ...account }) =>
      (['lost', 'doubled', 'unexpected'] as const)
        .filter((what) => account[what].length > 0)
        .map((what) => `${kind} ${what}: ${account[what].slice(0, 3).join(', ')}`),
    ),
    ...health.map(({ part, handlesBefore, handlesAfter, handleKinds }) =>
      handlesAfter > handlesBefore + HANDLES_TOLERATED
        ? [`${part} holds ${handlesAfter - handlesBefore} handles more than before: ${handleKinds}`]
        : [],
    ),
    logged.length > 0 ? [`${logged.length} failures in the log, the first: ${logged[0]}`] : [],
    reasons.map((reason) => `reason: ${reason}`),
  ];
}

function table(head: string[], rows: Row[]): string {
  const all = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const written = all.map((row) =>
    row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
    ),
  );
  return written.map((row) => `  ${row.join('  ')}`).join('\n');
}
