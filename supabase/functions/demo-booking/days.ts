import { PROPERTY_TIME_ZONE } from './settings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day at the demo property, such as 2026-11-20. */
export function todayAtProperty(now: Date = new Date()): string {
  // Swedish writes dates as ISO 8601 does
  return new Intl.DateTimeFormat('sv-SE', { timeZone: PROPERTY_TIME_ZONE }).format(now);
}

/** The day so many days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Every day from the first on, before the last. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day < last; day = addDays(day, 1)) days.push(day);
  return days;
}
