import path from 'node:path';
import { StartError } from '../../lib/server/commands/errors.ts';
import { PUBLISHED_KEYS } from '../../lib/env/published-keys.ts';
import { abuseTolerance } from '../../lib/env/abuse-tolerance.ts';
import { isForOthers } from '../../lib/server/commands/embedded-backend.ts';
import { LOOPBACK, sitePort } from '../../lib/server/commands/ports.ts';
import { accountSubject } from '../../lib/mail/account-templates.ts';

/** What opens a backend, and what signs its tokens. */
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

/** Who the mails of the local site come from, and who is told what visitors send. Both exist in the local inbox only. */
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
    /** Of one address, in five minutes. The auth service counts passwords as refreshed tokens. */
    signInSignUps: 30,
    tokenRefresh: 30,
    tokenVerifications: 30,
    /** Between two mails of a kind to one account. */
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

/** Largest request body; leaves room for the multipart frame around the largest file. */
export const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** How long an edge function may take to answer. */
export const FUNCTION_TIMEOUT_MS = 30_000;

export type LocalSettings = {
  /** Port of the website itself. */
  appPort: number;
  backendPort: number;
  /** Port of the page shown in the place of the hosts' own application. */
  hostAppPort: number;
  functionsPort: number;
  /** Port of the mail server that fills the local inbox. */
  mailPort: number;
  siteUrl: string;
  backendUrl: string;
  hostAppUrl: string;
  dataFolder: string;
  /** Whether the data folder gets keys and a password of its own (keys.ts). */
  isForOthers: boolean;
  /** The folder with migrations, seeds, functions, templates and tests. */
  supabaseFolder: string;
  /** Whether tests may tell the auth service how to answer (auth-conditions.ts). */
  isTestControlled: boolean;
  /** How many times as much the auth service allows (auth-limits.ts). */
  abuseTolerance: number;
};

/** Reads the settings of the local backend; every port follows PORT. Throws a StartError on a value that makes no sense. */
export function localSettings(env: Record<string, string | undefined>): LocalSettings {
  const appPort = sitePort(env.PORT);
  const supabaseFolder = path.resolve(
    env.LOCAL_SUPABASE_DIR || path.join(import.meta.dirname, '..'),
  );
  return {
    appPort,
    backendPort: appPort + 1,
    hostAppPort: appPort + 2,
    functionsPort: appPort + 3,
    mailPort: appPort + 4,
    siteUrl: parseSiteUrl(env.SITE_URL, appPort),
    backendUrl: `http://${LOOPBACK}:${appPort + 1}`,
    hostAppUrl: `http://${LOOPBACK}:${appPort + 2}`,
    dataFolder: path.resolve(env.LOCAL_DATA_DIR || path.join(supabaseFolder, '.data')),
    supabaseFolder,
    isForOthers: isForOthers(env),
    isTestControlled: env.LOCAL_TEST_CONTROLS === 'yes',
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

/** What the site is started with so that it uses the embedded backend. Mails go to its inbox, unless another is named. */
export function siteEnvironment(
  { backendUrl, hostAppUrl, mailPort, siteUrl }: LocalSettings,
  keys: Keys,
  env: Record<string, string | undefined>,
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
