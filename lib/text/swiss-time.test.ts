import { expect, it } from 'vitest';
import { readSwissTime, writeSwissTime } from './swiss-time.ts';

it.each([
  ['2026-01-15T09:00', '2026-01-15T08:00:00+00:00'],
  ['2026-07-15T09:00', '2026-07-15T07:00:00+00:00'],
  // A day of 23 hours.
  ['2026-03-29T00:00', '2026-03-28T23:00:00+00:00'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00+00:00'],
  // A day of 25 hours.
  ['2026-10-25T03:00', '2026-10-25T02:00:00+00:00'],
])('a time in Zurich is one moment, whatever the season: %s', (written, moment) => {
  expect(readSwissTime(written)).toEqual({ moment, isTwice: false });
  expect(writeSwissTime(moment)).toBe(written);
});

it.each([
  ['2026-10-25T02:00', '2026-10-25T00:00:00+00:00'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00+00:00'],
])('of a time that comes twice the first is taken, and said to be: %s', (written, moment) => {
  expect(readSwissTime(written)).toEqual({ moment, isTwice: true });
});

it.each(['2026-03-29T02:00', '2026-03-29T02:59', '2027-03-28T02:30'])(
  'a time that clocks skip is no moment: %s',
  (written) => expect(readSwissTime(written)).toBe('missing'),
);

it.each([
  ...['', 'incomplete', '2026-02-29T10:00', '2026-13-01T10:00', '2026-01-01', '2026-01-01T24:00'],
  ...['2026-01-01T10:00Z', '20266-01-01T10:00', ' 2026-01-01T10:00'],
])('anything but a day with a time is not read as one: %j', (written) => {
  expect(readSwissTime(written)).toBe('unreadable');
});

it.each([Date.UTC(2026, 2, 28), Date.UTC(2026, 9, 24)])(
  'every minute around a change of the clock is read as it is written, but for the hour that comes twice: %d',
  (start) => {
    for (let minute = 0; minute < 2 * 24 * 60; minute += 10) {
      const moment = `${new Date(start + minute * 60_000).toISOString().slice(0, 19)}+00:00`;
      const read = readSwissTime(writeSwissTime(moment));
      if (typeof read === 'string') throw new Error(`${moment} is ${read}`);
      const difference = Date.parse(moment) - Date.parse(read.moment);
      expect([0, read.isTwice ? 3_600_000 : 0], moment).toContain(difference);
    }
  },
);
