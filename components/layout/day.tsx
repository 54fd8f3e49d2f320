/** A day with its month in full: 3 November 2026. */
export function Day({ date }: { /** ISO 8601, without a time. */ date: string }) {
  const written = new Date(date).toLocaleDateString('en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{written}</time>;
}
