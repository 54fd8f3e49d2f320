const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day with its month in full: November 3, 2026. Takes an ISO 8601 date; the day is that of UTC. */
export function formatFullDate(iso: string): string {
  return format.format(new Date(iso));
}
