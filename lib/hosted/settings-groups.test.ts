import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { cutTables, hostedSettings, SETTINGS_GROUPS } from './settings-groups.ts';

const SETTINGS = {
  SITE_URL: 'https://desk.example/',
  SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co/',
  SMTP_URL: 'smtp://post:pa55@mail.desk.example',
  MAIL_FROM: 'hello@desk.example',
};

test('every sign-in table of config.toml and hosted.toml is sent, and once: a new table is not forgotten', () => {
  for (const file of ['config.toml', 'hosted.toml'] as const) {
    const toml = readFileSync(path.join(import.meta.dirname, '../../supabase', file), 'utf8');
    const tables = [...toml.matchAll(/^\[(auth[\w.]*)\]/gm)].map(([, table]) => table!);
    const sent = SETTINGS_GROUPS.filter((group) => group.file === file)
      .flatMap((group) => group.tables)
      .filter((table) => table.startsWith('auth'));
    expect(sent.sort()).toEqual(tables.sort());
  }
});

test('cutTables gives the named tables and no other', () => {
  const toml = 'project_id = "a"\n[auth]\nb = 1\n[auth.email]\nc = "[d]"\n[db]\ne = 2\n';
  expect(cutTables(toml, ['auth', 'auth.email'])).toBe('[auth]\nb = 1\n[auth.email]\nc = "[d]"\n');
  expect(() => cutTables(toml, ['auth.sms'])).toThrow('There is no table [auth.sms].');
});

test.each([
  ['smtp://post:pa55@mail.desk.example', { SMTP_PORT: '587', SMTP_USER: 'post' }],
  ['smtps://post:pa55@mail.desk.example', { SMTP_PORT: '465' }],
  ['smtps://a%40b:p%20c@[2001:db8::1]:2465', { SMTP_PORT: '2465', SMTP_USER: 'a@b' }],
])('the mail server of %s', (SMTP_URL, expected) => {
  expect(hostedSettings({ ...SETTINGS, SMTP_URL }).values).toMatchObject(expected);
});

test('the project is taken from its address, or named where it has a domain of its own', () => {
  expect(hostedSettings(SETTINGS).ref).toBe('abcdefghijklmnopqrst');
  const own = { ...SETTINGS, SUPABASE_URL: 'https://api.desk.example' };
  expect(() => hostedSettings(own)).toThrow('name the project in SUPABASE_PROJECT_REF');
  expect(hostedSettings({ ...own, SUPABASE_PROJECT_REF: 'tsrqponmlkjihgfedcba' }).ref).toBe(
    'tsrqponmlkjihgfedcba',
  );
});

test.each([
  [{ SITE_URL: '' }, 'SITE_URL is missing'],
  [{ SITE_URL: 'http://desk.example' }, 'SITE_URL must be the public https address'],
  [{ SITE_URL: 'https://localhost:3000' }, 'SITE_URL must be the public address'],
  [{ SMTP_URL: undefined, MAIL_FROM: undefined }, 'SMTP_URL is missing; MAIL_FROM is missing'],
  [{ SMTP_URL: 'smtp://mail.desk.example' }, 'SMTP_URL must have a user and a password'],
  [{ SMTP_URL: 'smtp://a:b@127.0.0.1:3004' }, 'SMTP_URL must be a mail server that the project'],
  [{ MAIL_FROM: 'no address' }, 'MAIL_FROM must be an e-mail address'],
])('%j is refused by name, without its value', (changed, sentence) => {
  const call = () => hostedSettings({ ...SETTINGS, ...changed });
  expect(call).toThrow(sentence);
  expect(call).not.toThrow('pa55');
});
