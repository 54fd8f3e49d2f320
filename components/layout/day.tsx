import { formatDay } from '@/lib/format';

/** A day with its month in full: 3 November 2026. */
export function Day({ date }: { /** ISO 8601, without a time. */ date: string }) {
  return <time dateTime={date}>{formatDay(date)}</time>;
}
