import { claimsOf } from './key-kinds.ts';

/** The keys of every embedded backend that has none of its own. Everyone can read them here. */
export const PUBLISHED_KEYS = {
  publishable: 'sb_publishable_local_nightdesk_0000000000000',
  secret: 'sb_secret_local_nightdesk_000000000000000000',
} as const;

/** The issuer in the keys that Supabase's documents print for local and self-hosted projects. */
const DOCUMENTED_ISSUER = 'supabase-demo';

/** Whether everyone knows a key: ours above, or one that someone copied from the documents of Supabase. */
export function isPublishedKey(key: string): boolean {
  const isOurs = Object.values<string>(PUBLISHED_KEYS).includes(key);
  return isOurs || claimsOf(key)?.iss === DOCUMENTED_ISSUER;
}
