import { z } from './schemas/zod.ts';
import { brand } from './brand.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

const settingsSchema = z
  .object({
    SITE_URL: address.default(brand.url),
    APP_URL: address.default(brand.appUrl),
    SUPABASE_URL: address,
    SUPABASE_PUBLISHABLE_KEY: z.string('is missing').min(20, 'is too short to be a key'),
  })
  .transform((settings) => ({
    siteUrl: settings.SITE_URL,
    appUrl: settings.APP_URL,
    supabaseUrl: settings.SUPABASE_URL,
    supabaseKey: settings.SUPABASE_PUBLISHABLE_KEY,
  }));

/** The settings of this process; `.env.example` documents each. */
export type Settings = z.output<typeof settingsSchema>;

/**
 * Takes environment variables (the `NEXT_PUBLIC_` spellings of the two Supabase settings count too; an empty value is
 * an unset one) and gives the settings. Throws one readable sentence for each setting that is missing or wrong.
 */
export function parseSettings(env: Record<string, string | undefined>): Settings {
  const known = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse({
    ...known,
    SUPABASE_URL: known.SUPABASE_URL ?? known.NEXT_PUBLIC_SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY:
      known.SUPABASE_PUBLISHABLE_KEY ?? known.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  });
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Wrong setting: ${problems.join('; ')}. See .env.example.`);
}

let parsed: Settings | undefined;

/** The settings, parsed once for each process. Throws like {@link parseSettings}. */
export function settings(): Settings {
  return (parsed ??= parseSettings(process.env));
}
