import { expect, test } from 'vitest';
import { accountOf } from '../soak/ledger.ts';
import { openRecord } from '../soak/record.ts';
import { violationsOf } from '../soak/report.ts';
import { HANDLES_TOLERATED, readSettings } from '../soak/settings.ts';

// The soak judges the site; this judges the soak: what it must not overlook.

const FINE = { seconds: 1, lines: [], accounts: [], health: [], logged: [], reasons: [] };

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
  const violations = violationsOf({ ...FINE, accounts: [account] });
  expect(violations).toEqual(['contact lost: c', 'contact doubled: b', 'contact unexpected: e']);
});

test('an error, something that never happened, a handle too many and a line in the log are violations', async () => {
  const record = openRecord(['page', 'file', 'demo']);
  await record.note('page', async () => 'done');
  await record.note('file', () => Promise.reject(new Error('/x was answered 500')));
  await record.note('demo', async () => 'limited');
  const part = { part: 'site', handlesBefore: 30, handleKinds: '60 socket' } as const;
  const sizes = { firstThird: 1, lastThird: 900, highest: 900, processor: 1 };
  const violations = violationsOf({
    ...FINE,
    lines: record.lines(),
    health: [
      { ...part, ...sizes, handlesAfter: 30 + HANDLES_TOLERATED },
      { ...part, ...sizes, handlesAfter: 31 + HANDLES_TOLERATED },
    ],
    logged: ['first', 'second'],
    reasons: record.reasons,
  });
  expect(violations).toEqual([
    '1 × file failed',
    'file was never done',
    'demo was never done',
    `site holds ${HANDLES_TOLERATED + 1} handles more than before: 60 socket`,
    '2 failures in the log, the first: first',
    'reason: file: /x was answered 500',
  ]);
  expect(violationsOf({ ...FINE, lines: record.lines().slice(0, 1) })).toEqual([]);
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
