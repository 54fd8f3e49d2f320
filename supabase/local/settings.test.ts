import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { localSettings } from './settings.ts';

describe('localSettings', () => {
  test('every port follows PORT', () => {
    expect(localSettings({})).toMatchObject({
      appPort: 3000,
      backendPort: 3001,
      hostAppPort: 3002,
      functionsPort: 3003,
      mailPort: 3004,
      siteUrl: 'http://localhost:3000',
      backendUrl: 'http://127.0.0.1:3001',
      hostAppUrl: 'http://127.0.0.1:3002',
    });
    const moved = { backendPort: 8081, siteUrl: 'http://localhost:8080' };
    expect(localSettings({ PORT: '8080' })).toMatchObject(moved);
    // The address of the site carries no slash at its end.
    expect(localSettings({ SITE_URL: 'https://example.org/' }).siteUrl).toBe('https://example.org');
  });

  test.each(['0', '65533', '-1', '80.5', 'abc', '1e3'])('refuses PORT=%s', (PORT) => {
    expect(() => localSettings({ PORT })).toThrow(
      `PORT must be a number from 1 to 65531, not "${PORT}".`,
    );
  });

  test.each(['example.org', 'ftp://example.org', 'not an address'])(
    'refuses SITE_URL=%s',
    (url) => {
      expect(() => localSettings({ SITE_URL: url })).toThrow('SITE_URL must be an address');
    },
  );
});

// The embedded gateway asks for no user's token, so no function may rely on the hosted one for it.
test.each(
  readdirSync(path.join(import.meta.dirname, '../functions')).filter(
    (name) => !name.startsWith('.'),
  ),
)('config.toml has the function %s check its callers itself', (name) => {
  const config = readFileSync(path.join(import.meta.dirname, '../config.toml'), 'utf8');
  const section = config.split(/^(?=\[)/m).find((part) => part.startsWith(`[functions.${name}]`));
  expect(section).toMatch(/^verify_jwt = false$/m);
});
