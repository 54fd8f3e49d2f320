/** The most that are counted one by one: beyond them, counting would take longer the more there are. */
export const MOST_COUNTED = 99;

/** '7', or '99+' where they were not counted to the end. */
export function shownCount(count: number): string {
  return count > MOST_COUNTED ? `${MOST_COUNTED}+` : String(count);
}
