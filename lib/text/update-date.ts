const parts = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Zurich',
});

/**
 * The date of an update: its day, and month and year in capitals, as in 12 NOVEMBER 2026 (specification, section 2).
 * In the company's own time zone. Takes an ISO 8601 date.
 */
export function splitUpdateDate(iso: string): { day: string; month: string; year: string } {
  const [day = '', month = '', year = ''] = parts.format(new Date(iso)).toUpperCase().split(' ');
  return { day, month, year };
}
