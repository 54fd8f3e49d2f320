/**
 * The tag of a page that has nothing to show at its address (components/states/missing.tsx). lib/server/page-cache.ts
 * answers it with status 404.
 */
export const MISSING_TAG = 'missing';
