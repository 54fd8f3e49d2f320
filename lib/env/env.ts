import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { z } from '../zod.ts';
import { brand } from '../brand.ts';
import { abuseTolerance } from './abuse-tolerance.ts';
import { isSecretKey } from './key-kinds.ts';
import { isOwnMachine } from './own-machine.ts';
import { isPublishedKey } from './published-keys.ts';

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((value) => value.replace(/\/+$/, ''));

const measurementId = z
  .string()
  .regex(/^[A-Z]{1,3}-[A-Z0-9-]{4,}$/, 'must be a measurement id such as G-ABC123');

const headerName = z
  .string()
  .toLowerCase()
  .regex(/^[a-z0-9-]+$/, 'must be the name of a header such as x-forwarded-for');

export const mailbox = z
  .string()
  .regex(
    /^(?:[^<>@\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'must be an e-mail address, or a name and <address>',
  );

const whole = (from: number, to: number) =>
  z.coerce.number(`must be a number from ${from} to ${to}`).int().min(from).max(to);

const publishableKey = z
  .string('is missing')
  .min(20, 'is too short to be a key')
  .refine((key) => !isSecretKey(key), 'is a secret key; that belongs in SUPABASE_SECRET_KEY');

const secretKey = z
  .string()
  .refine(isSecretKey, 'is not a secret key; a project has it beside the publishable one');

const settingsSchema = z
  .object({
    SITE_URL: address.optional(),
    APP_URL: address.default(brand.appUrl),
    SUPPORT_EMAIL: z.email('must be an e-mail address').default(brand.supportEmail),
    CAREERS_EMAIL: z.email('must be an e-mail address').default(brand.careersEmail),
    DEMO_BOOKING_URL: address.optional(),
    SUPPORT_BOOKING_URL: address.optional(),
    CHATBOT_SCRIPT_URL: address.optional(),
    ANALYTICS_ID: measurementId.optional(),
    ANALYTICS_SCRIPT_URL: address.default('https://www.googletagmanager.com/gtag/js'),
    SUPABASE_URL: address,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey.optional(),
    NEXT_PUBLIC_SUPABASE_SECRET_KEY: z
      .undefined('must not be set: NEXT_PUBLIC_ settings are sent to browsers')
      .optional(),
    TRUSTED_PROXY_HEADER: headerName.optional(),
    TRUSTED_PROXY_HOPS: whole(1, 10).default(1),
    FORM_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    ABUSE_TOLERANCE: whole(1, 1_000_000).optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s) address' }).optional(),
    MAIL_FROM: mailbox.optional(),
    MAIL_TO: mailbox.optional(),
    MAIL_SITE_URL: address.optional(),
    CONTENT_WEBHOOK_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
    NODE_ENV: z.string().optional(),
    NEXT_PHASE: z.string().optional(),
  })
  .superRefine((settings, context) => {
    const addresses = [settings.SUPABASE_URL, settings.SITE_URL].filter((url) => url !== undefined);
    for (const name of ['SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'] as const) {
      if (addresses.every(isOwnMachine) || !isPublishedKey(settings[name] ?? '')) continue;
      const message =
        'is published, so everyone knows it: it serves a SITE_URL and a SUPABASE_URL of this machine only';
      context.addIssue({ code: 'custom', path: [name], message });
    }
    if (settings.NODE_ENV !== 'production') return;
    const need = (name: keyof typeof settings, reason: string) => {
      if (settings[name]) return;
      context.addIssue({ code: 'custom', path: [name], message: `is missing: ${reason}` });
    };
    // A local backend needs no public address. With any other backend, visitors and search engines would be sent to an
    // address that does not exist.
    if (!isOwnMachine(settings.SUPABASE_URL))
      need('SITE_URL', 'the public address of the site, on this backend');
    // The build only reads what every visitor may read; the running server also writes, and sends mails.
    if (settings.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return;
    need('SUPABASE_SECRET_KEY', 'the server writes with it');
    need('SMTP_URL', 'the server sends mails');
    need('MAIL_FROM', 'the server sends mails');
    need('MAIL_TO', 'the server sends mails');
  })
  .transform((settings) => ({
    siteUrl: settings.SITE_URL ?? brand.url,
    appUrl: settings.APP_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    careersEmail: settings.CAREERS_EMAIL,
    demoBookingUrl: settings.DEMO_BOOKING_URL,
    supportBookingUrl: settings.SUPPORT_BOOKING_URL,
    chatbotScriptUrl: settings.CHATBOT_SCRIPT_URL,
    analyticsId: settings.ANALYTICS_ID,
    analyticsScriptUrl: settings.ANALYTICS_SCRIPT_URL,
    supabaseUrl: settings.SUPABASE_URL,
    supabaseKey: settings.SUPABASE_PUBLISHABLE_KEY,
    /** Passes row-level security: for lib/supabase/service.ts only. Always there in production. */
    supabaseSecretKey: settings.SUPABASE_SECRET_KEY,
    /** The header of a proxy in front that names the client; null believes none. */
    trustedProxy: settings.TRUSTED_PROXY_HEADER
      ? { header: settings.TRUSTED_PROXY_HEADER, hops: settings.TRUSTED_PROXY_HOPS }
      : null,
    // The default is derived from a key that every process of the site has and no browser gets.
    formSecret:
      settings.FORM_SECRET ??
      `forms of ${settings.SUPABASE_SECRET_KEY ?? settings.SUPABASE_PUBLISHABLE_KEY}`,
    /** The settings of mails; all three are there in production. `to` gets what visitors send. */
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM,
      to: settings.MAIL_TO,
      /** The site to which the links in mails lead. */
      siteUrl: settings.MAIL_SITE_URL ?? settings.SITE_URL ?? brand.url,
    },
    /** The secret that a webhook of the database sends along, where no process reads the changes of the content. */
    contentWebhookSecret: settings.CONTENT_WEBHOOK_SECRET,
    /** The factor on how many forms may be sent (lib/security/rate-limits.ts), and how fast. */
    abuseTolerance: abuseTolerance(settings),
  }));

/** The settings of this process; `.env.example` documents each. */
export type Settings = z.output<typeof settingsSchema>;

type Environment = Readonly<Record<string, string | undefined>>;

/** Environment variables that are set, empty ones left out. `NEXT_PUBLIC_` spellings count for the two Supabase settings. */
export function variablesOf(env: Environment): Environment {
  const known = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  return {
    ...known,
    SUPABASE_URL: known.SUPABASE_URL ?? known.NEXT_PUBLIC_SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY:
      known.SUPABASE_PUBLISHABLE_KEY ?? known.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY,
  };
}

/** Gives the settings in an environment, or one sentence for each that is missing or wrong, without its value. */
export function checkSettings(env: Environment): { settings: Settings } | { problems: string[] } {
  const result = settingsSchema.safeParse(variablesOf(env));
  if (result.success) return { settings: result.data };
  return {
    problems: result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`),
  };
}

/** Gives the settings as {@link checkSettings} does. Throws its sentences. */
export function parseSettings(env: Environment): Settings {
  const checked = checkSettings(env);
  if ('settings' in checked) return checked.settings;
  throw new Error(`Wrong setting: ${checked.problems.join('; ')}. See .env.example.`);
}

let parsed: Settings | undefined;

/** The settings, parsed once for each process. Throws like {@link parseSettings}. */
export function settings(): Settings {
  return (parsed ??= parseSettings(process.env));
}
