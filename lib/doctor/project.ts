import { isSecretKey } from '../env/key-kinds.ts';
import { projectRef } from '../hosted/settings-groups.ts';
import { ask, type Answer } from './ask.ts';

/** What the doctor knows: the settings as they are written, whether they are right or not. */
export type Project = {
  env: Readonly<Record<string, string | undefined>>;
  url: string | undefined;
  /** By what they are, not by where they stand: swapped keys are told once, and the rest is still checked. */
  publishableKey: string | undefined;
  secretKey: string | undefined;
  /** The name of a hosted project. */
  ref: string | undefined;
  siteUrl: string | undefined;
  /** For the lines that need the management API. */
  accessToken: string | undefined;
  /** For the lines that need the database itself. */
  databaseUrl: string | undefined;
  /** Who gets the test mail; without it none is sent. */
  sendTo: string | undefined;
};

/** Settings of the site and of the doctor with values that no line may show. */
const SECRET_SETTINGS = [
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'NEXT_PUBLIC_SUPABASE_SECRET_KEY',
  'SUPABASE_ACCESS_TOKEN',
  'FORM_SECRET',
];

/** Takes the environment, where an empty value is an unset one. Never throws. */
export function projectOf(variables: Record<string, string | undefined>, sendTo?: string): Project {
  const env = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const url = addressOf(env.SUPABASE_URL ?? env.NEXT_PUBLIC_SUPABASE_URL);
  const first = env.SUPABASE_PUBLISHABLE_KEY ?? env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  const second = env.SUPABASE_SECRET_KEY;
  const areSwapped = first && second && isSecretKey(first) && !isSecretKey(second);
  const [publishableKey, secretKey] = areSwapped ? [second, first] : [first, second];
  return {
    env,
    url,
    publishableKey: publishableKey && isSecretKey(publishableKey) ? undefined : publishableKey,
    secretKey: secretKey && isSecretKey(secretKey) ? secretKey : undefined,
    ref: env.SUPABASE_PROJECT_REF ?? (url && projectRef(url)),
    siteUrl: addressOf(env.SITE_URL),
    accessToken: env.SUPABASE_ACCESS_TOKEN,
    databaseUrl: env.DATABASE_URL,
    sendTo,
  };
}

function addressOf(value: string | undefined): string | undefined {
  return value && /^https?:\/\//.test(value) && URL.canParse(value)
    ? value.replace(/\/+$/, '')
    : undefined;
}

/** Calls the project as one of its keys does. Throws where it gives no answer in time. */
export function askProject(
  { url }: Pick<Project, 'url'>,
  key: string,
  path: string,
  init: RequestInit = {},
  timeoutMs?: number,
): Promise<Answer> {
  const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
  return ask(`${url}${path}`, { ...init, headers }, timeoutMs);
}

/** The values that must stay out of what the doctor says, the longest first. */
export function secretsOf({ env }: Project): string[] {
  const inAddresses = ['SMTP_URL', 'DATABASE_URL'].flatMap((name) => {
    const value = env[name];
    if (!value) return [];
    if (!URL.canParse(value)) return [value];
    const { username, password } = new URL(value);
    return [
      value,
      password,
      decoded(password),
      ...(name === 'SMTP_URL' ? [decoded(username)] : []),
    ];
  });
  return [...SECRET_SETTINGS.map((name) => env[name]), ...inAddresses]
    .filter((value): value is string => (value?.length ?? 0) >= 4)
    .sort((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
