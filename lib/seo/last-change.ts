/** The dates of a stored page. */
export interface Dates {
  /** The day that a reader sees, where the page shows one. */
  date?: string;
  created_at: string;
  updated_at: string;
}

/**
 * When a stored page was last changed. A row that nobody has touched since it was stored is as old as the day it shows:
 * stored anew, in another database, it is still the same page.
 */
export function lastChange({ date, created_at, updated_at }: Dates): string {
  if (Date.parse(updated_at) > Date.parse(created_at)) return updated_at;
  return date ?? created_at;
}
