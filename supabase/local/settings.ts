import path from 'node:path';
import { StartError } from '../../lib/server/commands/errors.ts';
import { PUBLISHED_KEYS } from '../../lib/env/published-keys.ts';
import { abuseTolerance } from '../../lib/env/abuse-tolerance.ts';
import { isForOthers } from '../../lib/server/commands/embedded-backend.ts';
import { LOOPBACK, sitePort } from '../../lib/server/commands/ports.ts';
import type { Environment } from '../../lib/server/commands/processes.ts';
import { accountSubject } from '../../lib/mail/account-templates.ts';

/** The keys that open a backend, and the one that signs its tokens. */
export type Keys = { publishable: string; secret: string; jwt: string };

/** Fixed, worthless keys: they open the local backend of any checkout and nothing else. */
export const LOCAL_KEYS: Keys = {
  ...PUBLISHED_KEYS,
  jwt: 'local-nightdesk-signing-key-without-any-worth',
};

/**
 * The administrator that administrator.sql creates. Printed by the start command; exists on no hosted project. The password
 * is published, so a data folder that is meant for others has another one (keys.ts).
 */
export const LOCAL_ADMINISTRATOR = {
  email: 'admin@nightdesk.example',
  password: 'nightdesk-local',
} as const;

/** The sender of the local site's mails, and the recipient of what visitors send. Both exist in the local inbox only. */
export const LOCAL_MAILBOXES = {
  from: 'Nightdesk <hello@nightdesk.example>',
  to: 'team@nightdesk.example',
} as const;

/** Sign-in rules. supabase/config.toml says the same to a hosted project; a test holds the two together. */
export const AUTH_RULES = {
  minimumPasswordLength: 10,
  jwtExpirySeconds: 3600,
  codeLength: 10,
  limits: {
    /** Requests of one address in five minutes. The auth service counts passwords as refreshed tokens. */
    signInSignUps: 30,
    tokenRefresh: 30,
    tokenVerifications: 30,
    /** The pause between two mails of a kind to one account. */
    secondsBetweenMails: 60,
    mailsInAnHour: 30,
  },
  mails: {
    confirmation: {
      subject: accountSubject('confirmation'),
      template: 'templates/confirmation.html',
    },
    recovery: { subject: accountSubject('recovery'), template: 'templates/recovery.html' },
  },
} as const;

/** Largest stored file, as in config.toml. */
export const FILE_SIZE_LIMIT = '5MiB';

export type LocalSettings = ReturnType<typeof localSettings>;

/** Reads the settings of the local backend; every port follows PORT. Throws a StartError on a value that makes no sense. */
export function localSettings(env: Environment) {
  const appPort = sitePort(env.PORT);
  const supabaseFolder = path.resolve(
    env.LOCAL_SUPABASE_DIR || path.join(import.meta.dirname, '..'),
  );
  return {
    backendPort: appPort + 1,
    /** Port of the page shown in the place of the hosts' own application. */
    hostAppPort: appPort + 2,
    functionsPort: appPort + 3,
    /** Port of the mail server that fills the local inbox. */
    mailPort: appPort + 4,
    siteUrl: parseSiteUrl(env.SITE_URL, appPort),
    backendUrl: `http://${LOOPBACK}:${appPort + 1}`,
    hostAppUrl: `http://${LOOPBACK}:${appPort + 2}`,
    dataFolder: path.resolve(env.LOCAL_DATA_DIR || path.join(supabaseFolder, '.data')),
    /** The folder with migrations, seeds, functions, templates and tests. */
    supabaseFolder,
    /** Gives the data folder keys and a password of its own (keys.ts). */
    isForOthers: isForOthers(env),
    /** Lets tests tell the auth service how to answer (auth-conditions.ts). */
    isTestControlled: env.LOCAL_TEST_CONTROLS === 'yes',
    /** Factor on what the auth service allows (auth-limits.ts). */
    abuseTolerance: abuseTolerance(env),
  };
}

function parseSiteUrl(value: string | undefined, appPort: number): string {
  if (!value) return `http://localhost:${appPort}`;
  if (!URL.canParse(value) || !/^https?:\/\//i.test(value)) {
    throw new StartError(
      `SITE_URL must be an address such as https://example.org, not "${value}".`,
    );
  }
  return value.replace(/\/+$/, '');
}

/** The settings with which the site uses the embedded backend. Mails go to its inbox, unless another is named. */
export function siteEnvironment(
  { backendUrl, hostAppUrl, mailPort, siteUrl }: LocalSettings,
  keys: Keys,
  env: Environment,
) {
  const mail = {
    SMTP_URL: `smtp://${LOOPBACK}:${mailPort}`,
    MAIL_FROM: LOCAL_MAILBOXES.from,
    MAIL_TO: LOCAL_MAILBOXES.to,
    MAIL_SITE_URL: siteUrl,
  };
  return {
    APP_URL: env.APP_URL || hostAppUrl,
    SUPABASE_URL: backendUrl,
    SUPABASE_PUBLISHABLE_KEY: keys.publishable,
    SUPABASE_SECRET_KEY: keys.secret,
    ...(env.SMTP_URL ? {} : mail),
  };
}
