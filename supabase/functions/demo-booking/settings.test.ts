import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json';
import { databaseSettings, secretKeys, SettingsError, smoobuSettings } from './settings.ts';

const SMOOBU = {
  DEMO_PROVIDER: 'smoobu',
  SMOOBU_API_KEY: 'key',
  SMOOBU_API_SECRET: 'not to be shown',
  SMOOBU_APARTMENT_ID: '398',
};

test('the sandbox needs no settings', () => {
  expect(smoobuSettings({})).toBeNull();
  expect(smoobuSettings({ DEMO_PROVIDER: '' })).toBeNull();
});

test('Smoobu needs its key, its secret and the property', () => {
  const expected = { apartment: 398, channel: 13, baseUrl: 'https://login.smoobu.com' };
  expect(smoobuSettings({ ...SMOOBU, SMOOBU_BASE_URL: '' })).toMatchObject(expected);
  for (const name of ['SMOOBU_API_KEY', 'SMOOBU_API_SECRET', 'SMOOBU_APARTMENT_ID']) {
    expect(() => smoobuSettings({ ...SMOOBU, [name]: '' })).toThrow(new SettingsError(name));
  }
});

test.each([
  ['DEMO_PROVIDER', 'other'],
  ['SMOOBU_APARTMENT_ID', 'none'],
  ['SMOOBU_BASE_URL', 'http://smoobu.example'],
  ['SMOOBU_TIMEOUT_MS', '60000'],
])('%s is named when it makes no sense; its value %s is not', (name, value) => {
  expect(() => smoobuSettings({ ...SMOOBU, [name]: value })).toThrow(new SettingsError(name));
});

test('keys are found under their new and their old names', () => {
  const env = {
    SUPABASE_URL: 'http://backend.test',
    SUPABASE_ANON_KEY: 'anon',
    SUPABASE_SERVICE_ROLE_KEY: 'service',
    SUPABASE_PUBLISHABLE_KEYS: '{"web":"p2","default":"p1"}',
    SUPABASE_SECRET_KEYS: '{"web":"s2","default":"s1"}',
  };
  expect(secretKeys(env)).toEqual(['s1', 's2', 'service']);
  expect(databaseSettings(env).key).toBe('s1');
  expect(databaseSettings({ ...env, SUPABASE_SECRET_KEYS: undefined }).key).toBe('service');
  expect(secretKeys({ SUPABASE_SECRET_KEYS: 'no json' })).toEqual([]);
});

test('hosted functions get the very versions that are tested here', () => {
  const file = readFileSync(new URL('./deno.json', import.meta.url), 'utf8');
  const { imports } = JSON.parse(file) as { imports: Record<string, string> };
  for (const [name, target] of Object.entries(imports)) {
    const [, dependency = '', version] = /^npm:(@?[^@]+)@([\d.]+)/.exec(target) ?? [];
    expect(name.startsWith(dependency)).toBe(true);
    expect(version).toBe((packageJson.dependencies as Record<string, string>)[dependency]);
  }
});
