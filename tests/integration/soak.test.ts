import { expect, test } from 'vitest';
import { accountOf } from '../on-demand/soak/ledger.ts';
import { failuresIn, gaveWayIn } from '../on-demand/soak/logged.ts';
import { openRecord } from '../on-demand/soak/record.ts';
import { judge } from '../on-demand/soak/report.ts';
import { HANDLES_TOLERATED, readSettings } from '../on-demand/soak/settings.ts';

// The soak judges the site; this judges the soak: what it must not overlook.

const FINE = {
  seconds: 1,
  lines: [],
  accounts: [],
  health: [],
  gaveWay: 0,
  logged: [],
  reasons: [],
};

test('a row that was acknowledged and is not there is lost, one that is there twice is doubled', () => {
  const tried = new Set(['a', 'b', 'c', 'd']);
  const told = new Set(['a', 'b', 'c']);
  const account = accountOf('contact', told, tried, ['a', 'b', 'b', 'd', 'e']);
  expect(account).toEqual({
    kind: 'contact',
    acknowledged: 3,
    stored: 5,
    lost: ['c'],
    doubled: ['b'],
    unexpected: ['e'], // not d: its answer never came, so nobody was told anything
  });
  const [violations] = judge({ ...FINE, accounts: [account] });
  expect(violations).toEqual(['contact lost: c', 'contact doubled: b', 'contact unexpected: e']);
});

test('an error, something that never happened, a handle too many and a line in the log are violations', async () => {
  const record = openRecord(['page', 'file', 'demo']);
  await record.note('page', async () => 'done');
  await record.note('file', () => Promise.reject(new Error('/x was answered 500')));
  await record.note('demo', async () => 'limited');
  const part = { part: 'site', handlesBefore: 30, handleKinds: '60 socket' } as const;
  const sizes = { firstThird: 1, lastThird: 900, highest: 900, processor: 1 };
  const judged = judge({
    ...FINE,
    lines: record.lines(),
    health: [
      { ...part, ...sizes, handlesAfter: 30 + HANDLES_TOLERATED },
      { ...part, ...sizes, handlesAfter: 31 + HANDLES_TOLERATED },
    ],
    logged: ['first', 'second'],
    reasons: record.reasons,
  });
  expect(judged).toEqual([
    [],
    ['1 × file failed', 'file was never done'],
    ['demo was never done'],
    [],
    [`site holds ${HANDLES_TOLERATED + 1} handles more than before: 60 socket`],
    ['2 failures in the log, the first: first'],
    ['reason: file: /x was answered 500'],
  ]);
});

test('what gives way on a crowded machine is counted, and no failure; any other line is one', () => {
  const line = (event: string, reason: string) =>
    JSON.stringify({ level: 'error', event, reason: `Error: ${reason}` });
  const late = line(
    'rate-limit-not-counted',
    'TimeoutError: The operation was aborted due to timeout',
  );
  const wrong = line('rate-limit-not-counted', 'permission denied for function consume_rate_limit');
  const other = line('action-failed', 'TimeoutError: The operation was aborted due to timeout');
  const log = ['Ready', late, wrong, other, ''].join('\n');
  expect(gaveWayIn(log)).toBe(1);
  expect(failuresIn(log)).toEqual([wrong, other]);
});

test('arguments that make no sense are refused', () => {
  expect(readSettings([]).minutes).toBe(10);
  expect(readSettings(['--minutes', '1', '--pause', '0'])).toMatchObject({
    minutes: 1,
    pauseMs: 0,
  });
  for (const minutes of ['0', 'ten', '-1'])
    expect(() => readSettings([`--minutes=${minutes}`])).toThrow('--minutes must be a number');
});
