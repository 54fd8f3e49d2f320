const format = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Zurich',
});

/** A moment as the ledger writes it, in the company's own time zone: 20 Nov 2026, 18:39. Takes an ISO 8601 date. */
export function formatMoment(iso: string): string {
  return format.format(new Date(iso));
}
