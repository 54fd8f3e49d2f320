import { swissClock } from './format.ts';

/** The two distances of Swiss time from UTC, the one of summer first: of a time that comes twice it is the first. */
const OFFSETS = ['+02:00', '+01:00'] as const;

/** A day and a time as a clock shows them: 2026-03-29T02:30. */
const WRITTEN = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/**
 * The moment at which clocks in Zurich show a day and a time. In spring an hour is left out, and in autumn an hour comes
 * twice; then it is the first one.
 *
 * @param written as `<input type="datetime-local">` has it: 2026-03-29T01:30
 * @returns the moment in ISO 8601 as PostgREST writes it (2026-03-29T00:30:00+00:00), and whether the time comes twice;
 *   `missing` for a time that clocks skip, `unreadable` for anything but a day with a time
 */
export function readSwissTime(
  written: string,
): { moment: string; isTwice: boolean } | 'missing' | 'unreadable' {
  if (!WRITTEN.test(written) || !isDay(written.slice(0, 10))) return 'unreadable';
  const [first, second] = OFFSETS.map((offset) => new Date(`${written}:00${offset}`)).filter(
    (date) => writeSwissTime(date.toISOString()) === written,
  );
  if (!first) return 'missing';
  return { moment: `${first.toISOString().slice(0, 19)}+00:00`, isTwice: second !== undefined };
}

/** The time that is stored with a day where the column takes a moment: the same day almost everywhere. */
export const NOON = 'T12:00:00+00:00';

/** A moment as {@link readSwissTime} takes it, to the minute. Takes an ISO 8601 date. */
export function writeSwissTime(iso: string): string {
  return swissClock(iso).replace(' ', 'T');
}

/** JavaScript takes 31 February for a day of March. */
function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
