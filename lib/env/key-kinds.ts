/** The kinds of a Supabase project's keys: one of the new spelling, or a token of the old one. */
export type KeyKind = 'publishable' | 'secret' | 'old anon' | 'old service_role';

/** Tells a key by its spelling, or by the role that the token names. Undefined: no key of Supabase. */
export function kindOfKey(key: string): KeyKind | undefined {
  if (key.startsWith('sb_publishable_')) return 'publishable';
  if (key.startsWith('sb_secret_')) return 'secret';
  const role = claimsOf(key)?.role;
  return role === 'anon' || role === 'service_role' ? `old ${role}` : undefined;
}

/** Whether a key passes row-level security. */
export function isSecretKey(key: string): boolean {
  const kind = kindOfKey(key);
  return kind === 'secret' || kind === 'old service_role';
}

/** The claims in a token, such as an old key, none of them verified; undefined where it is no token. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    );
    return typeof claims === 'object' && claims !== null ? { ...claims } : undefined;
  } catch {
    return undefined;
  }
}
