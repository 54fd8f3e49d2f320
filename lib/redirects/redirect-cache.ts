/** How long a browser may keep where an address leads: as long as what it has of a page (`content` in next.config.ts). */
export const REDIRECT_CACHE = 'public, max-age=30';
