import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';

const backend = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
};

const SUPABASE_SECRET_KEY = 'sb_secret_0123456789';

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
    expect(parseSettings(backend)).toEqual({
      siteUrl: 'https://nightdesk.example',
      appUrl: 'https://app.nightdesk.example',
      supportEmail: 'support@nightdesk.example',
      careersEmail: 'careers@nightdesk.example',
      supportBookingUrl: undefined,
      chatbotScriptUrl: undefined,
      analyticsId: undefined,
      analyticsScriptUrl: 'https://www.googletagmanager.com/gtag/js',
      supabaseUrl: 'https://project.supabase.co',
      supabaseKey: 'sb_publishable_0123456789',
      supabaseSecretKey: undefined,
      trustedProxy: null,
      mail: {
        smtpUrl: undefined,
        from: undefined,
        to: undefined,
        siteUrl: 'https://nightdesk.example',
      },
      formSecret: 'forms of sb_publishable_0123456789',
      abuseTolerance: 1,
    });
  });

  it('believes a proxy only where one is named', () => {
    const proxy = (env: object) => parseSettings({ ...backend, ...env }).trustedProxy;
    expect(proxy({ TRUSTED_PROXY_HOPS: '2' })).toBeNull();
    expect(proxy({ TRUSTED_PROXY_HEADER: 'X-Forwarded-For' })).toEqual({
      header: 'x-forwarded-for',
      hops: 1,
    });
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

  it('takes an empty value for an unset one', () => {
    expect(parseSettings({ ...backend, APP_URL: '' }).appUrl).toBe('https://app.nightdesk.example');
  });

  it('wants to know its own address in production, but not beside a backend of the same machine', () => {
    const unnamed = { ...production, SITE_URL: '' };
    expect(() => parseSettings(unnamed)).toThrow(/^Wrong setting: SITE_URL is missing/);
    expect(parseSettings(production).siteUrl).toBe('https://desk.example');
    const own = parseSettings({ ...unnamed, SUPABASE_URL: 'http://127.0.0.1:3001' });
    expect(own.siteUrl).toBe('https://nightdesk.example');
  });

  it('does not serve in production without the secret key, but builds without it', () => {
    const keyless = { ...production, SUPABASE_SECRET_KEY: '' };
    expect(() => parseSettings(keyless)).toThrow(/^Wrong setting: SUPABASE_SECRET_KEY is missing/);
    const building = parseSettings({ ...keyless, NEXT_PHASE: 'phase-production-build' });
    expect(building.supabaseSecretKey).toBeUndefined();
    expect(parseSettings(production).supabaseSecretKey).toBe(SUPABASE_SECRET_KEY);
  });

  it('does not serve in production without a mail server, but builds without it', () => {
    const mute = { ...production, SMTP_URL: '', MAIL_TO: '' };
    expect(() => parseSettings(mute)).toThrow(
      'SMTP_URL is missing: the server sends mails; MAIL_TO is missing: the server sends mails',
    );
    const building = parseSettings({ ...mute, NEXT_PHASE: 'phase-production-build' });
    expect(building.mail.smtpUrl).toBeUndefined();
    expect(parseSettings(production).mail.siteUrl).toBe('https://desk.example');
    expect(() => parseSettings({ ...production, MAIL_TO: 'team' })).toThrow('MAIL_TO must be');
    expect(() => parseSettings({ ...production, MAIL_FROM: 'a@b.ch\r\nBcc: c@d.ch' })).toThrow(
      'MAIL_FROM must be',
    );
  });

  it('derives the secret of the forms from the secret key where none is set', () => {
    const formSecret = (env: object) => parseSettings({ ...production, ...env }).formSecret;
    expect(formSecret({})).toBe(`forms of ${SUPABASE_SECRET_KEY}`);
    expect(formSecret({ FORM_SECRET: 'x'.repeat(32) })).toBe('x'.repeat(32));
  });

  it.each([
    'sb_secret_0123456789abcdef',
    `e30.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmF0dXJl`,
  ])('takes no key that passes row-level security (%#)', (SUPABASE_PUBLISHABLE_KEY) => {
    expect(() => parseSettings({ ...backend, SUPABASE_PUBLISHABLE_KEY })).toThrow(
      'SUPABASE_PUBLISHABLE_KEY is a secret key',
    );
  });

  it.each([
    [{ ...backend, SUPABASE_PUBLISHABLE_KEY: undefined }, /SUPABASE_PUBLISHABLE_KEY is missing/],
    [
      { ...backend, SUPABASE_URL: 'project.supabase.co' },
      /SUPABASE_URL must be an http\(s\) address/,
    ],
    [
      { ...backend, SUPABASE_SECRET_KEY: backend.SUPABASE_PUBLISHABLE_KEY },
      /SUPABASE_SECRET_KEY is not a secret key/,
    ],
    [
      { ...backend, NEXT_PUBLIC_SUPABASE_SECRET_KEY: SUPABASE_SECRET_KEY },
      /NEXT_PUBLIC_SUPABASE_SECRET_KEY must not be set/,
    ],
    [{ ...backend, APP_URL: 'javascript:alert(1)' }, /APP_URL must be an http\(s\) address/],
    [{ ...backend, SITE_URL: 'ftp://example.ch' }, /SITE_URL must be an http\(s\) address/],
    [{ ...backend, SUPPORT_EMAIL: 'support' }, /SUPPORT_EMAIL must be an e-mail address/],
    [{ ...backend, SUPPORT_BOOKING_URL: 'javascript:x' }, /SUPPORT_BOOKING_URL must be an http/],
    [{ ...backend, CHATBOT_SCRIPT_URL: 'javascript:x' }, /CHATBOT_SCRIPT_URL must be an http/],
    [{ ...backend, ANALYTICS_ID: 'javascript:' }, /ANALYTICS_ID must be a measurement id/],
    [{ ...backend, ANALYTICS_SCRIPT_URL: 'data:,x' }, /ANALYTICS_SCRIPT_URL must be an http/],
  ])('says in one sentence what is wrong (%#)', (env, message) => {
    expect(() => parseSettings(env)).toThrow(message);
  });

  it('never repeats the value of a setting', () => {
    const secret = { ...backend, SUPABASE_URL: 'not-an-address-but-a-secret' };
    expect(() => parseSettings(secret)).toThrow(/^(?!.*but-a-secret)/);
  });
});
