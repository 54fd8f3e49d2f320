/** What compares a column with one value. */
const COMPARISON = /^((?:not\.)?(?:eq|neq|gt|gte|lt|lte)\.)([^"].*)$/;

/**
 * Has lite take a value as it is written. It reads whatever looks like a number as one: `+41791234567` becomes
 * 41791234567, `1.50` becomes 1.5, and no text equals them any more. In quotes it stays text, which Postgres reads as a
 * number where the column is one.
 */
export function withTextFilters(request: Request): Request {
  const url = new URL(request.url);
  const written = [...url.searchParams];
  const filters = written.map(([name, filter]) => [name, quoted(filter)] as [string, string]);
  if (filters.every(([, filter], index) => filter === written[index]?.[1])) return request;
  url.search = new URLSearchParams(filters).toString();
  return new Request(url, request);
}

function quoted(filter: string): string {
  const [, comparison, value] = COMPARISON.exec(filter) ?? [];
  if (comparison === undefined || value === undefined) return filter;
  const number = Number(value);
  return Number.isFinite(number) && String(number) !== value ? `${comparison}"${value}"` : filter;
}
