import { variablesOf } from '../env/env.ts';
import { isSecretKey } from '../env/key-kinds.ts';
import { projectRef } from '../hosted/settings-groups.ts';

/** The time for one question, in milliseconds. */
export const QUESTION_MS = 8_000;

/** The settings of a project as they are written, whether they are right or not. */
export type Project = {
  env: Readonly<Record<string, string | undefined>>;
  url: string | undefined;
  /** Keys by their kind, not by their place: swapped ones are told once, and the rest is still checked. */
  publishableKey: string | undefined;
  secretKey: string | undefined;
  /** The name of a hosted project. */
  ref: string | undefined;
  siteUrl: string | undefined;
  /** The address for the test mail; without it none is sent. */
  sendTo: string | undefined;
};

/** Settings of the site with values that no line may show. */
const SECRET_SETTINGS = [
  'SUPABASE_PUBLISHABLE_KEY',
  'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'NEXT_PUBLIC_SUPABASE_SECRET_KEY',
  'FORM_SECRET',
];

/** Takes the environment, where an empty value is an unset one. Never throws. */
export function projectOf(variables: Record<string, string | undefined>, sendTo?: string): Project {
  const env = variablesOf(variables);
  const url = addressOf(env.SUPABASE_URL);
  const keys = [env.SUPABASE_PUBLISHABLE_KEY, env.SUPABASE_SECRET_KEY];
  return {
    env,
    url,
    publishableKey: keys.find((key) => key && !isSecretKey(key)),
    secretKey: keys.find((key) => key && isSecretKey(key)),
    ref: url && projectRef(url),
    siteUrl: addressOf(env.SITE_URL),
    sendTo,
  };
}

function addressOf(value: string | undefined): string | undefined {
  return value && /^https?:\/\//.test(value) && URL.canParse(value)
    ? value.replace(/\/+$/, '')
    : undefined;
}

/** Thrown by a check that lacks something; its message is shown as what was not checked. */
export class NotChecked extends Error {
  override name = 'NotChecked';
}

type Answer = { status: number; headers: Headers; text: string; json: unknown };

/** Asks a server, without following redirects. Throws where it gives no answer in time. */
export async function ask(
  url: string,
  init: RequestInit = {},
  timeoutMs = QUESTION_MS,
): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const text = await response.text();
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return { status: response.status, headers: response.headers, text, json };
}

/** Calls the project with one of its keys. Throws {@link NotChecked} without it, and as {@link ask} does. */
export function askProject(
  project: Project,
  as: 'visitor' | 'server',
  path: string,
  init: RequestInit = {},
  timeoutMs?: number,
): Promise<Answer> {
  const key = as === 'visitor' ? project.publishableKey : project.secretKey;
  if (!project.url || !key)
    throw new NotChecked(
      `There is no usable ${as === 'visitor' ? 'SUPABASE_PUBLISHABLE_KEY' : 'SUPABASE_SECRET_KEY'}.`,
    );
  const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
  return ask(`${project.url}${path}`, { ...init, headers }, timeoutMs);
}

/** The rows at an address of the project. Throws {@link NotChecked} where it gives none, and as {@link askProject} does. */
export async function readRows<Row>(
  project: Project,
  as: 'visitor' | 'server',
  path: string,
): Promise<Row[]> {
  const { status, json } = await askProject(project, as, path);
  if (status !== 200 || !Array.isArray(json)) throw new NotChecked(`It answers with ${status}.`);
  return json as Row[];
}

/** The values that must stay out of what the doctor says, the longest first. */
export function secretsOf({ env }: Project): string[] {
  const { SMTP_URL = '' } = env;
  const { username = '', password = '' } = URL.parse(SMTP_URL) ?? {};
  return [...SECRET_SETTINGS.map((name) => env[name]), SMTP_URL, username, password]
    .flatMap((value = '') => [value, decoded(value)])
    .filter((value) => value.length >= 4)
    .sort((a, b) => b.length - a.length);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
