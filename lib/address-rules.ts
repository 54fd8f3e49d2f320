import type { Redirect, Rewrite } from 'next/dist/lib/load-custom-routes';

/** Addresses that are served by another route; the visitor's address bar keeps what it shows. */
export const rewrites: Rewrite[] = [];

/** Addresses that lead to the one canonical spelling. */
export const redirects: Redirect[] = [];
