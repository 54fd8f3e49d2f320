/** The cache tag of a missing page (components/states/missing.tsx); lib/server/page-cache.ts gives it status 404. */
export const MISSING_TAG = 'missing';
