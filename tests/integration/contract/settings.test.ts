import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { AUTH_RULES, FILE_SIZE_LIMIT } from '../../../supabase/local/settings.ts';

const SUPABASE = path.join(import.meta.dirname, '../../../supabase');

test('config.toml and the embedded backend follow the same rules', async () => {
  const config = await readFile(path.join(SUPABASE, 'config.toml'), 'utf8');
  const lines = [
    `minimum_password_length = ${AUTH_RULES.minimumPasswordLength}`,
    `jwt_expiry = ${AUTH_RULES.jwtExpirySeconds}`,
    `subject = "${AUTH_RULES.confirmationSubject}"`,
    `content_path = "./supabase/${AUTH_RULES.confirmationTemplate}"`,
    `subject = "${AUTH_RULES.recoverySubject}"`,
    `content_path = "./supabase/${AUTH_RULES.recoveryTemplate}"`,
    `file_size_limit = "${FILE_SIZE_LIMIT}"`,
    'enable_confirmations = true',
    'sql_paths = ["./seeds/*.sql", "./seeds/posts/*.sql", "./seeds/translations/*.sql"]',
    'schemas = ["public"]',
  ];
  for (const line of lines) expect(config.split('\n')).toContain(line);
});

test.each([
  [AUTH_RULES.confirmationTemplate, 'email'],
  [AUTH_RULES.recoveryTemplate, 'recovery'],
])('the mail %s leads to the page that checks its token', async (file, type) => {
  const template = await readFile(path.join(SUPABASE, file), 'utf8');
  expect(template).toContain(
    `href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=${type}"`,
  );
});
