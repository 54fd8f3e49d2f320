const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Zurich' });

/** A day as a sentence writes it, in the company's own time zone: 9 November 2026. Takes an ISO 8601 date. */
export function formatDay(iso: string): string {
  return format.format(new Date(iso));
}
