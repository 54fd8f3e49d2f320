// @module-tag core
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
    `otp_length = ${AUTH_RULES.codeLength}`,
    `max_frequency = "${AUTH_RULES.limits.secondsBetweenMails}s"`,
    `sign_in_sign_ups = ${AUTH_RULES.limits.signInSignUps}`,
    `token_refresh = ${AUTH_RULES.limits.tokenRefresh}`,
    `token_verifications = ${AUTH_RULES.limits.tokenVerifications}`,
    `subject = '${AUTH_RULES.mails.confirmation.subject}'`,
    `content_path = "./supabase/${AUTH_RULES.mails.confirmation.template}"`,
    `subject = '${AUTH_RULES.mails.recovery.subject}'`,
    `content_path = "./supabase/${AUTH_RULES.mails.recovery.template}"`,
    `file_size_limit = "${FILE_SIZE_LIMIT}"`,
    'enable_confirmations = true',
    'sql_paths = ["./seeds/*.sql", "./seeds/posts/*.sql", "./seeds/translations/*.sql"]',
    'schemas = ["public"]',
  ];
  for (const line of lines) expect(config.split('\n')).toContain(line);
  const hosted = await readFile(path.join(SUPABASE, 'hosted.toml'), 'utf8');
  expect(hosted.split('\n')).toContain(`email_sent = ${AUTH_RULES.limits.mailsInAnHour}`);
});
