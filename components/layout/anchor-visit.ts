// A link to an anchor of another page asks Next not to scroll at all; the new page then starts at its top: see HashScroll.
let isAnnounced = false;

/** Says that the next page is visited for one of its anchors. */
export function announceAnchorVisit() {
  isAnnounced = true;
}

/** Whether this page is visited for one of its anchors; says so once. */
export function takeAnchorVisit(): boolean {
  const wasAnnounced = isAnnounced;
  isAnnounced = false;
  return wasAnnounced;
}
