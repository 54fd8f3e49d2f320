/** The lists of updates: all of them, or those of one type. */
export const updateLists = ['all', 'major', 'minor'] as const;
export type UpdateList = (typeof updateLists)[number];

export const UPDATES_PER_PAGE = 5;

/** The distance of the list's end below the window at which the next page loads, in pixels. */
export const LOAD_MARGIN_PX = 20;

/** The number of pages of a list; an empty one still has its first. */
export function countPages(total: number): number {
  return Math.max(1, Math.ceil(total / UPDATES_PER_PAGE));
}

/** The page of the list that shows an update with this many newer ones. */
export function pageAfter(newer: number): number {
  return Math.floor(newer / UPDATES_PER_PAGE) + 1;
}

/** The public address of a page of a list; the first one has no number. */
export function pageAddress(path: string, page: number): string {
  return page > 1 ? `${path}?page=${page}` : path;
}

/** Reads a page number as it is written in an address. Gives null for anything but 1, 2, 3 ... */
export function parsePage(text: string): number | null {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}

export function anchorOfUpdate(id: string): string {
  return `update-${id}`;
}
