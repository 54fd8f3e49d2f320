import { z } from '../zod.ts';
import { mailbox, variablesOf } from '../env/env.ts';
import { isOwnMachine } from '../env/own-machine.ts';

/** A part of the project's settings that is sent on its own, so that a refusal of it leaves the others in place. */
export type SettingsGroup = {
  name: string;
  /** The name of a file in supabase/. */
  file: 'config.toml' | 'hosted.toml';
  /** The tables of the file that are sent. */
  tables: string[];
  /** The consequence of a refusal, and what to do. */
  whenRefused: string;
  /** The site is complete without it. */
  isOptional?: true;
};

/** The order matters: some plans allow templates only for a project with a mail server of its own. */
export const SETTINGS_GROUPS: SettingsGroup[] = [
  {
    name: 'address of the site',
    file: 'hosted.toml',
    tables: ['auth'],
    whenRefused: 'Links in mails lead elsewhere until it is set.',
  },
  {
    name: 'mail server',
    file: 'hosted.toml',
    tables: ['auth.email.smtp', 'auth.rate_limit'],
    whenRefused: 'Until it is set, confirmations reach the members of the project only.',
  },
  {
    name: 'sign-up and passwords',
    file: 'config.toml',
    tables: ['api', 'auth', 'auth.email', 'auth.sms', 'storage'],
    whenRefused: 'Anyone may sign up without a confirmed address until it is set.',
  },
  {
    name: 'rate limits',
    file: 'config.toml',
    tables: ['auth.rate_limit'],
    whenRefused: 'The limits of Supabase stay in force.',
  },
  {
    name: 'mails',
    file: 'config.toml',
    tables: ['auth.email.template.confirmation', 'auth.email.template.recovery'],
    whenRefused:
      'Links in mails do not lead to the pages of the site. A Free project needs a mail server of its own, or a paid plan.',
  },
  {
    name: 'length of a session',
    file: 'config.toml',
    tables: ['auth.sessions'],
    whenRefused:
      'It needs a paid plan. The site ends the sessions of administrators in any case (public.admin_access).',
    isOptional: true,
  },
];

/**
 * Cuts tables out of a TOML file in which every table starts with a line `[name]`.
 *
 * @throws where the file has no such table
 */
export function cutTables(toml: string, tables: string[]): string {
  const parts = new Map(
    toml.split(/^(?=\[)/m).map((part) => [/^\[([\w.-]+)\]/.exec(part)?.[1] ?? '', part]),
  );
  return tables
    .map((table) => {
      const part = parts.get(table);
      if (!part) throw new Error(`There is no table [${table}].`);
      return part;
    })
    .join('');
}

const PORTS: Record<string, string> = { 'smtp:': '587', 'smtps:': '465' };

const schema = z.object({
  SITE_URL: z
    .url({ protocol: /^https$/, error: 'must be the public https address of the site' })
    .refine((url) => !isOwnMachine(url), 'must be the public address of the site')
    .transform((url) => url.replace(/\/+$/, '')),
  SUPABASE_URL: z.url({ protocol: /^https?$/, error: 'must be the address of the project' }),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' })
    .refine((url) => !isOwnMachine(url), 'must be a mail server that the project can reach')
    .refine((url) => {
      const { username, password } = new URL(url);
      return username && password;
    }, 'must have a user and a password'),
  MAIL_FROM: mailbox,
});

/** The 20 letters that name a hosted project in its address, or undefined. */
export function projectRef(supabaseUrl: string): string | undefined {
  return /^https:\/\/([a-z]{20})\.supabase\.(?:co|in)$/.exec(new URL(supabaseUrl).origin)?.[1];
}

/**
 * Takes the environment and gives the project that is meant and what `env(...)` in supabase/hosted.toml stands for.
 * Throws one sentence for each setting that is missing or wrong, without its value.
 */
export function hostedSettings(env: Record<string, string | undefined>) {
  const known = variablesOf(env);
  const result = schema.safeParse(known);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name} ${known[name] === undefined ? 'is missing' : message}`;
    });
    throw new Error(`Nothing was sent: ${problems.join('; ')}. See .env.example.`);
  }
  const { SITE_URL, SUPABASE_URL, SMTP_URL, MAIL_FROM } = result.data;
  const ref = known.SUPABASE_PROJECT_REF ?? projectRef(SUPABASE_URL);
  if (!ref)
    throw new Error(
      'Nothing was sent: SUPABASE_URL is not https://<project>.supabase.co. With a domain of its own, name the project in SUPABASE_PROJECT_REF.',
    );
  const server = new URL(SMTP_URL);
  const [, name, address = MAIL_FROM] = /^(.*) <(.*)>$/.exec(MAIL_FROM) ?? [];
  return {
    ref,
    values: {
      SITE_URL,
      SMTP_HOST: server.hostname,
      SMTP_PORT: server.port || PORTS[server.protocol]!,
      SMTP_USER: decodeURIComponent(server.username),
      SMTP_PASSWORD: decodeURIComponent(server.password),
      MAIL_ADDRESS: address,
      MAIL_NAME: name ?? address,
    },
  };
}
