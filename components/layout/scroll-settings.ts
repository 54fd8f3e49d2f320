/** The header turns solid once the page has been scrolled further than this, in pixels. */
export const SOLID_AFTER_PX = 10;

/** How long the home page waits before it scrolls to the anchor in its address, in milliseconds. */
export const ANCHOR_DELAY_MS = 100;

/** The part of a section that has to be in view before it is revealed. */
export const REVEAL_THRESHOLD = 0.1;
