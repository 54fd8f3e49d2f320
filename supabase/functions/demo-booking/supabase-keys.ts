import { z } from 'zod';
import { SettingsError, type Environment } from './settings.ts';

/** The service role's way into the database. Hosted Supabase names its keys in two ways; both are read. */
export function databaseSettings(env: Environment): { url: string; key: string } {
  const key = keysIn(env.SUPABASE_SECRET_KEYS)[0] ?? env.SUPABASE_SERVICE_ROLE_KEY;
  if (!env.SUPABASE_URL || !key) throw new SettingsError('SUPABASE_URL, SUPABASE_SECRET_KEYS');
  return { url: env.SUPABASE_URL, key };
}

/** The secret keys of the project: the website's server sends one of them. */
export function secretKeys(env: Environment): string[] {
  return [...keysIn(env.SUPABASE_SECRET_KEYS), env.SUPABASE_SERVICE_ROLE_KEY].filter(
    (key): key is string => Boolean(key),
  );
}

/** '{"default":"sb_secret_..."}' as hosted functions find it, the default key first. */
function keysIn(text: string | undefined): string[] {
  try {
    const keys = z.record(z.string(), z.string()).parse(JSON.parse(text ?? '{}'));
    return Object.entries(keys)
      .sort(([name]) => (name === 'default' ? -1 : 1))
      .map(([, key]) => key);
  } catch {
    return [];
  }
}
