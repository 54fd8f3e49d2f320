/** How long a quote stays before the next one comes, in milliseconds. */
export const ADVANCE_AFTER_MS = 8000;
