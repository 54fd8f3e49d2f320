/** The time for which a browser may keep where an address leads: that of a page (`content` in next.config.ts). */
export const REDIRECT_CACHE = 'public, max-age=30';
