import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';
import { PUBLISHED_KEYS } from './published-keys.ts';

const backend = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
};

const SUPABASE_SECRET_KEY = 'sb_secret_0123456789';

/** A key of the old kind with the given claims. */
const signed = (claims: object) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2lnbmF0dXJl`;

const production = {
  ...backend,
  NODE_ENV: 'production',
  SITE_URL: 'https://desk.example/',
  SUPABASE_SECRET_KEY,
  SMTP_URL: 'smtps://desk:secret@mail.example',
  MAIL_FROM: 'Desk <desk@desk.example>',
  MAIL_TO: 'team@desk.example',
};

describe('parseSettings', () => {
  it('needs the backend and its publishable key only', () => {
    // An empty setting is as good as none.
    expect(parseSettings({ ...backend, APP_URL: '' })).toMatchObject({
      siteUrl: 'https://nightdesk.example',
      appUrl: 'https://app.nightdesk.example',
      supportEmail: 'support@nightdesk.example',
      careersEmail: 'careers@nightdesk.example',
      analyticsScriptUrl: 'https://www.googletagmanager.com/gtag/js',
      supabaseSecretKey: undefined,
      trustedProxy: null,
      formSecret: 'forms of sb_publishable_0123456789',
      abuseTolerance: 1,
    });
  });

  it('believes a proxy only where one is named', () => {
    const proxy = (env: object) => parseSettings({ ...backend, ...env }).trustedProxy;
    expect(proxy({ TRUSTED_PROXY_HOPS: '2' })).toBeNull();
    const forwarded = { header: 'x-forwarded-for', hops: 1 };
    expect(proxy({ TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })).toEqual(forwarded);
  });

  it('relaxes the rate limits in development only', () => {
    const tolerance = (env: object) => parseSettings({ ...backend, ...env }).abuseTolerance;
    expect(tolerance(production)).toBe(1);
    expect(tolerance({ NODE_ENV: 'development' })).toBeGreaterThan(1);
    expect(tolerance({ NODE_ENV: 'development', ABUSE_TOLERANCE: '1' })).toBe(1);
  });

  it('accepts the NEXT_PUBLIC_ spellings', () => {
    const settings = parseSettings({
      NEXT_PUBLIC_SUPABASE_URL: 'http://127.0.0.1:54321/',
      NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: backend.SUPABASE_PUBLISHABLE_KEY,
    });
    expect(settings.supabaseUrl).toBe('http://127.0.0.1:54321');
  });

  it('wants to know its own address in production, but not beside a backend of the same machine', () => {
    const unnamed = { ...production, SITE_URL: '' };
    expect(() => parseSettings(unnamed)).toThrow(/^Wrong setting: SITE_URL is missing/);
    const own = parseSettings({ ...unnamed, SUPABASE_URL: 'http://127.0.0.1:3001' });
    expect(own.siteUrl).toBe('https://nightdesk.example');
  });

  it('serves in production with all settings, and builds without the secret ones', () => {
    const { siteUrl, supabaseSecretKey, mail } = parseSettings(production);
    expect([siteUrl, mail.siteUrl]).toEqual(['https://desk.example', 'https://desk.example']);
    expect(supabaseSecretKey).toBe(SUPABASE_SECRET_KEY);
    const without = { ...production, SUPABASE_SECRET_KEY: '', SMTP_URL: '', MAIL_TO: '' };
    const building = parseSettings({ ...without, NEXT_PHASE: 'phase-production-build' });
    expect(building).toMatchObject({ supabaseSecretKey: undefined, mail: { smtpUrl: undefined } });
  });

  it.each([
    [{ SUPABASE_SECRET_KEY: '' }, /^Wrong setting: SUPABASE_SECRET_KEY is missing/],
    [
      { SMTP_URL: '', MAIL_TO: '' },
      'SMTP_URL is missing: the server sends mails; MAIL_TO is missing: the server sends mails',
    ],
    [{ MAIL_TO: 'team' }, 'MAIL_TO must be'],
    [{ MAIL_FROM: 'a@b.ch\r\nBcc: c@d.ch' }, 'MAIL_FROM must be'],
  ])('does not serve in production with %j', (env, message) => {
    expect(() => parseSettings({ ...production, ...env })).toThrow(message);
  });

  it('derives the secret of the forms from the secret key where none is set', () => {
    const formSecret = (env: object) => parseSettings({ ...production, ...env }).formSecret;
    expect(formSecret({})).toBe(`forms of ${SUPABASE_SECRET_KEY}`);
    expect(formSecret({ FORM_SECRET: 'x'.repeat(32) })).toBe('x'.repeat(32));
  });

  it('takes no key that passes row-level security', () => {
    for (const key of ['sb_secret_0123456789abcdef', signed({ role: 'service_role' })])
      expect(() => parseSettings({ ...backend, SUPABASE_PUBLISHABLE_KEY: key })).toThrow(
        'SUPABASE_PUBLISHABLE_KEY is a secret key',
      );
  });

  it.each([
    [{ SUPABASE_PUBLISHABLE_KEY: undefined }, 'SUPABASE_PUBLISHABLE_KEY is missing'],
    [{ SUPABASE_URL: 'project.supabase.co' }, 'SUPABASE_URL must be an http(s) address'],
    [{ SUPABASE_SECRET_KEY: 'sb_publishable_01' }, 'SUPABASE_SECRET_KEY is not a secret key'],
    [
      { NEXT_PUBLIC_SUPABASE_SECRET_KEY: SUPABASE_SECRET_KEY },
      'NEXT_PUBLIC_SUPABASE_SECRET_KEY must not be set',
    ],
    [{ APP_URL: 'javascript:alert(1)' }, 'APP_URL must be an http(s) address'],
    [{ SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL must be an e-mail address'],
    [{ CHATBOT_SCRIPT_URL: 'javascript:x' }, 'CHATBOT_SCRIPT_URL must be an http'],
    [{ ANALYTICS_ID: 'javascript:' }, 'ANALYTICS_ID must be a measurement id'],
  ])('says in one sentence what is wrong with %j', (env, message) => {
    expect(() => parseSettings({ ...backend, ...env })).toThrow(message);
  });

  it.each([
    { SITE_URL: 'https://desk.example', SUPABASE_URL: 'http://127.0.0.1:3001' },
    { SUPABASE_URL: 'http://192.168.1.20:3001' },
    { SITE_URL: 'http://localhost:3000', SUPABASE_URL: 'https://desk.example' },
  ])('takes no published key where others reach it: %j', (addresses) => {
    const demonstration = signed({ iss: 'supabase-demo', role: 'anon' });
    const serviceRole = signed({ iss: 'supabase-demo', role: 'service_role' });
    const keys: [string, string][] = [
      [PUBLISHED_KEYS.publishable, PUBLISHED_KEYS.secret],
      [demonstration, serviceRole],
    ];
    for (const [SUPABASE_PUBLISHABLE_KEY, secret] of keys) {
      const env = { SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY: secret };
      const message =
        /SUPABASE_PUBLISHABLE_KEY is published.*SUPABASE_SECRET_KEY is published, so everyone knows it/;
      for (const NODE_ENV of ['production', 'development'])
        expect(() => parseSettings({ ...production, ...addresses, ...env, NODE_ENV })).toThrow(
          message,
        );
      const own = { SITE_URL: 'http://desk.localhost', SUPABASE_URL: 'http://[::1]:3001' };
      expect(() => parseSettings({ ...production, ...own, ...env })).not.toThrow();
    }
    // One known key of the two is enough.
    const mixed = { ...production, ...addresses, SUPABASE_SECRET_KEY: PUBLISHED_KEYS.secret };
    expect(() => parseSettings(mixed)).toThrow(/^Wrong setting: SUPABASE_SECRET_KEY is published/);
  });

  it('never repeats the value of a setting', () => {
    const secret = { ...backend, SUPABASE_URL: 'not-an-address-but-a-secret' };
    expect(() => parseSettings(secret)).toThrow(/^(?!.*but-a-secret)/);
  });
});
