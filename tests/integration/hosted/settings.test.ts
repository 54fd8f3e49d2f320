import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AUTH_RULES } from '../../../supabase/local/settings.ts';
import { documentedCommands } from '../../support/documented-commands.ts';
import { PROJECT_REF, startManagementApi } from '../../support/management-api.ts';

// The real CLI and a mock of the management API: what a hosted project is told.

const ROOT = path.join(import.meta.dirname, '../../..');
const ACCESS_TOKEN = `sbp_${'0'.repeat(40)}`;
const SETTINGS = {
  SITE_URL: 'https://desk.example/',
  SUPABASE_URL: `https://${PROJECT_REF}.supabase.co`,
  SMTP_URL: 'smtps://post%40desk.example:p%22a%27ss%24%7B1%7D@mail.desk.example',
  MAIL_FROM: 'Night "Desk" <hello@desk.example>',
};

const NPM_RUN_SETTINGS = `${documentedCommands('settings').trim()} --`;

let home: string;
let api: Awaited<ReturnType<typeof startManagementApi>>;

beforeEach(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-cli-'));
});
afterEach(async () => {
  await api.stop();
  await rm(home, { recursive: true, force: true });
});

/** Runs a command on the mock. Gives its exit status and what it printed. */
async function run(command: string, settings: Record<string, string | undefined>) {
  const profile = path.join(home, 'profile.json');
  const project_host = 'supabase.co';
  await writeFile(
    profile,
    JSON.stringify({ name: 'mock', api_url: api.url, dashboard_url: api.url, project_host }),
  );
  const env = {
    NODE_ENV: 'test' as const,
    PATH: process.env.PATH,
    HOME: home,
    SUPABASE_API_URL: api.url,
    SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
    DO_NOT_TRACK: '1',
    ...settings,
  };
  return new Promise<{ status: number; output: string }>((resolve) => {
    const child = execFile(
      'bash',
      ['-euc', `${command} --yes --profile ${profile}`],
      { cwd: ROOT, env },
      (_, stdout, stderr) =>
        resolve({ status: child.exitCode ?? -1, output: `${stdout}${stderr}` }),
    );
  });
}

/** What the API of a Free project refuses, as far as this site asks for it. */
const isPaid = (name: string) => /^(mailer_(templates|subjects)|sessions)_/.test(name);

test('npm run settings sends address, mail server, passwords, limits and templates one by one: a refusal drops no other', async () => {
  api = await startManagementApi(ACCESS_TOKEN, (changes) =>
    Object.keys(changes).some(isPaid) ? 'This needs a paid plan' : undefined,
  );
  const { status, output } = await run(NPM_RUN_SETTINGS, SETTINGS);

  const sent = Object.assign({}, ...api.changes) as Record<string, unknown>;
  const address = { site_url: 'https://desk.example', uri_allow_list: '' };
  const mailServer = {
    smtp_host: 'mail.desk.example',
    smtp_port: '465',
    smtp_user: 'post@desk.example',
    smtp_pass: `p"a'ss\${1}`,
    smtp_admin_email: 'hello@desk.example',
    smtp_sender_name: 'Night "Desk"',
    rate_limit_email_sent: 30,
  };
  const rules = {
    mailer_autoconfirm: false,
    mailer_otp_length: 10,
    password_min_length: 10,
    security_update_password_require_current_password: true,
    security_update_password_require_reauthentication: true,
    smtp_max_frequency: 60,
  };
  const limits = { rate_limit_otp: 30, rate_limit_token_refresh: 30, rate_limit_verify: 30 };
  const forwarding = { security_sb_forwarded_for_enabled: true };
  const taken = { ...address, ...mailServer, ...rules, ...limits, ...forwarding };
  expect(api.settings).toMatchObject(taken);
  expect(sent).toMatchObject({
    mailer_subjects_confirmation: AUTH_RULES.mails.confirmation.subject,
    mailer_subjects_recovery: AUTH_RULES.mails.recovery.subject,
    sessions_timebox: 24,
    sessions_inactivity_timeout: 8,
  });
  for (const mail of ['confirmation', 'recovery'])
    expect(sent[`mailer_templates_${mail}_content`]).toBe(
      await readFile(path.join(ROOT, `supabase/templates/${mail}.html`), 'utf8'),
    );

  expect(status).toBe(1);
  expect(output).toContain('NOT SENT: mails. Links in mails do not lead to the pages of the site.');
  expect(output).toContain('left out: length of a session. It needs a paid plan.');
  expect(output.match(/^sent: .*$/gm)).toHaveLength(5);
  expect(output).not.toContain(`p"a'ss`);
});

test('the CLI alone leaves the address of the site and its mail server as they are, and sends no env(...)', async () => {
  api = await startManagementApi(ACCESS_TOKEN);
  const CLI = 'node_modules/.bin/supabase config push';
  const { status } = await run(`${CLI} --remote=${PROJECT_REF}`, {});
  expect(status).toBe(0);
  expect(api.settings).toMatchObject({
    password_min_length: 10,
    site_url: 'http://localhost:3000',
    smtp_host: null,
  });
  expect(JSON.stringify(api.changes)).not.toContain('env(');
});
