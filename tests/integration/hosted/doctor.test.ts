import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCheck } from '../../../lib/doctor/checks.ts';
import { checkCompany } from '../../../lib/doctor/company.ts';
import { examine, report } from '../../../lib/doctor/examine.ts';
import { projectOf } from '../../../lib/doctor/project.ts';
import { SCHEMA_VERSION } from '../../../lib/supabase/readiness.ts';
import { isRemote, startEmbedded, type EmbeddedBackend } from '../../support/backend.ts';
import { PROJECT_REF, startManagementApi } from '../../support/management-api.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return (server.address() as AddressInfo).port;
}

describe.skipIf(isRemote)('on the embedded backend the doctor', () => {
  let backend: EmbeddedBackend;
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.stop());

  test('finds right what can be asked there, and says what was not checked', async () => {
    const { url, keys } = backend;
    const lines = await examine(
      projectOf({
        SUPABASE_URL: url,
        SUPABASE_PUBLISHABLE_KEY: keys.publishable,
        SUPABASE_SECRET_KEY: keys.secret,
        SMTP_URL: `smtp://127.0.0.1:${Number(new URL(url).port) + 3}`,
        MAIL_FROM: 'Nightdesk <hello@nightdesk.example>',
        MAIL_TO: 'team@nightdesk.example',
      }),
      everyCheck,
    );
    expect(report(lines)).toBe(`\
right        settings                 The site starts with them.
right        keys                     SUPABASE_PUBLISHABLE_KEY is a publishable key.
right        keys                     SUPABASE_SECRET_KEY is a secret key.
right        project, as a visitor    The project takes the publishable key.
right        project, as the server   The project takes the secret key.
right        schema                   The database has ${SCHEMA_VERSION}.
right        tables, as a visitor     15 tables are closed, 12 can be read.
right        functions, as a visitor  8 functions of the server were tried, and refused.
not checked  database                 Drift, row-level security and who may execute what need its address.
                                      -> Set DATABASE_URL (dashboard, Connect, Session pooler).
right        bucket media             Public, at most 5 MB, one type of files.
right        bucket resumes           Private, at most 5 MB, 3 types of files.
right        sign-up                  People can sign up with an e-mail address.
right        sign-up                  An address counts after its owner confirmed it.
not checked  sign-in settings         SUPABASE_URL is no hosted project, so there is no management API to ask.
                                      -> On your own machines, compare its environment with supabase/config.toml and supabase/hosted.toml.
right        administrators           There is at least one.
not checked  company facts            They are asked for where SITE_URL is public.
right        mail server              It takes the login and the sender. No mail was sent.
right        function demo-booking    It is deployed, refuses calls of visitors and takes those of the server.
not checked  site                     SITE_URL is missing.
                                      -> Set it to the public address of the site.
not checked  addresses of visitors    This needs SITE_URL and settings without faults.
right        clock of the project     It is less than 60 s from this machine's.
not checked  clock of the site        Its address is missing.

16 right, 0 wrong, 6 not checked`);
  });

  test('names each fact about the company that a public site does not state', async () => {
    const { url, keys } = backend;
    const project = projectOf({
      SUPABASE_URL: url,
      SUPABASE_PUBLISHABLE_KEY: keys.publishable,
      SITE_URL: 'https://nightdesk.example',
    });
    const facts = () => backend.service().from('company_facts');
    const without = ['street', 'tax', 'security_contact'];
    await facts().update({ value: 'CHE-1' }).not('name', 'in', `(${without.join()})`);
    const lines = await examine(project, { company: checkCompany });
    expect(lines.map(({ status, text }) => `${status}: ${text}`)).toEqual([
      'wrong: Not stated: Street.',
      'wrong: Not stated: Security contact.',
      'wrong: Not stated: Tax in prices.',
    ]);
    await facts().update({ value: 'Bern' }).eq('name', 'street');
    await facts().update({ value: 'included' }).eq('name', 'tax');
    await facts().update({ value: 'https://nightdesk.example' }).eq('name', 'security_contact');
    expect(await examine(project, { company: checkCompany })).toMatchObject([{ status: 'right' }]);
  });
});

/** What no one should do to a database, before its last migration. */
const DAMAGE = `
  update storage.buckets set public = true, file_size_limit = null where id = 'resumes';
  grant select on public.outbox to anon;
  create policy "Everyone" on public.outbox for select to anon using (true);
  grant execute on function public.claim_outbox to anon;
`;

describe.skipIf(isRemote)('npm run doctor on a broken project', () => {
  const ACCESS_TOKEN = `sbp_${'0'.repeat(40)}`;
  const PASSWORD = 'correct horse battery';
  let folder: string;
  let backend: EmbeddedBackend;
  let api: Awaited<ReturnType<typeof startManagementApi>>;
  let site: Server;
  let mail: SMTPServer;
  let older: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-broken-'));
    for (const part of ['migrations', 'templates', 'config.toml'])
      await cp(path.join(ROOT, 'supabase', part), path.join(folder, part), { recursive: true });
    const migrations = (await readdir(path.join(folder, 'migrations'))).sort();
    await rm(path.join(folder, 'migrations', migrations.at(-1)!));
    older = String(BigInt(migrations.at(-1)!.split('_')[0]!) - 1n);
    await writeFile(path.join(folder, 'migrations', `${older}_damage.sql`), DAMAGE);
    backend = await startEmbedded(folder);
    api = await startManagementApi(ACCESS_TOKEN);
    api.settings.site_url = 'env(SITE_URL)';
    api.settings.mailer_templates_recovery_content =
      '<a href="{{ .SiteURL }}/auth/confirm?token_hash={{ .TokenHash }}&amp;type=recovery">Go on</a>';
    site = createServer((_, response) => response.end('Welcome to nginx!'));
    mail = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      logger: false,
      onAuth: (_, __, callback) => callback(new Error(`Invalid: ${PASSWORD}`)),
    });
    mail.on('error', () => undefined);
  });

  afterAll(async () => {
    await backend?.stop();
    await api?.stop();
    site?.close();
    mail?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('names each fault with what to do, ends with 1, and shows no key and no password', async () => {
    const [sitePort, mailPort] = await Promise.all([listen(site), listen(mail.server)]);
    const { url, keys } = backend;
    const env = {
      NODE_ENV: 'test' as const,
      PATH: process.env.PATH,
      SUPABASE_API_URL: api.url,
      SUPABASE_ACCESS_TOKEN: ACCESS_TOKEN,
      SUPABASE_PROJECT_REF: PROJECT_REF,
      SUPABASE_URL: url,
      // Swapped.
      SUPABASE_PUBLISHABLE_KEY: keys.secret,
      SUPABASE_SECRET_KEY: keys.publishable,
      // Every address of this machine; a public one, as far as the site knows.
      SITE_URL: `http://0.0.0.0:${sitePort}`,
      SMTP_URL: `smtp://post:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Nightdesk <hello@nightdesk.example>',
      DATABASE_URL: `postgresql://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mailPort}/postgres`,
    };
    const { status, output } = await new Promise<{ status: number | null; output: string }>(
      (resolve) => {
        const child = execFile(
          process.execPath,
          ['lib/doctor/run.ts'],
          { cwd: ROOT, env },
          (_, stdout, stderr) => resolve({ status: child.exitCode, output: stdout + stderr }),
        );
      },
    );
    expect(output).toBe(`\
wrong        settings                 SUPABASE_PUBLISHABLE_KEY is a secret key; that belongs in SUPABASE_SECRET_KEY.
                                      -> See .env.example. The site does not start like this.
wrong        settings                 SUPABASE_SECRET_KEY is not a secret key; a project has it beside the publishable one.
                                      -> See .env.example. The site does not start like this.
wrong        settings                 SUPABASE_PUBLISHABLE_KEY is published, so everyone knows it: it serves a SITE_URL and a SUPABASE_URL of this machine only.
                                      -> See .env.example. The site does not start like this.
wrong        settings                 SUPABASE_SECRET_KEY is published, so everyone knows it: it serves a SITE_URL and a SUPABASE_URL of this machine only.
                                      -> See .env.example. The site does not start like this.
wrong        settings                 MAIL_TO is missing: the server sends mails.
                                      -> See .env.example. The site does not start like this.
wrong        keys                     SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are swapped.
                                      -> Swap them. If a build or a browser has had the secret key, replace it in the dashboard (Settings, API Keys).
right        project, as a visitor    The project takes the publishable key.
right        project, as the server   The project takes the secret key.
wrong        schema                   The database has ${older}, and this site needs ${SCHEMA_VERSION}.
                                      -> Apply the newer migrations: supabase db push.
wrong        tables, as a visitor     Everyone may read outbox.
                                      -> Apply the schema again to an empty project, or revoke the grants that are not in supabase/migrations.
wrong        functions, as a visitor  Everyone may execute claim_outbox.
                                      -> Revoke it: revoke execute on function public.claim_outbox from public, anon, authenticated; and give DATABASE_URL to see all of them.
wrong        database                 DATABASE_URL gives no connection (no answer).
                                      -> Copy it again (dashboard, Connect), with the password of the database; the direct address needs IPv6, the session pooler does not.
right        bucket media             Public, at most 5 MB, one type of files.
wrong        bucket resumes           It is PUBLIC: everyone can read the files in it; its files may be larger than 5 MB.
                                      -> Dashboard, Storage, resumes, Edit bucket: private, at most 5 MB, application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document.
right        sign-up                  People can sign up with an e-mail address.
right        sign-up                  An address counts after its owner confirmed it.
wrong        address in mails         It is the words env(SITE_URL), so no link works.
                                      -> npm run settings (docs/deploy.md).
wrong        redirects                One other address may be asked for in place of SITE_URL; who owns one gets the token of a link.
                                      -> Dashboard, Authentication, URL Configuration: empty the list; or npm run settings (docs/deploy.md).
wrong        mail confirmation        Its link does not lead to /auth/confirm of this site, so people never get in.
                                      -> Dashboard, Authentication, Emails: paste supabase/templates/confirmation.html; or npm run settings (docs/deploy.md).
wrong        mail recovery            It is not in every language of this site.
                                      -> Dashboard, Authentication, Emails: paste supabase/templates/recovery.html; or npm run settings (docs/deploy.md).
wrong        mails of the project     They leave through Supabase's own mail server, which writes to the members of the project only.
                                      -> npm run settings (docs/deploy.md).
wrong        address forwarding       It is off: all visitors together share the sign-in limits of one address.
                                      -> Dashboard, Authentication, Rate Limits: turn on IP address forwarding; or npm run settings.
wrong        passwords                They may be shorter than 10 characters.
                                      -> npm run settings (docs/deploy.md).
wrong        passwords                A stolen session is enough to set a new one.
                                      -> npm run settings (docs/deploy.md).
right        administrators           There is at least one.
wrong        company facts            Not stated: Legal name.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Street.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Postcode and town.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Country.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Register number.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: VAT number.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Representative in the EU.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Security contact.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        company facts            Not stated: Tax in prices.
                                      -> State it in the admin area under Company facts; where there is none, say so there.
wrong        mail server              It refuses the login (535).
                                      -> Check user and password of SMTP_URL; characters such as @ and / are written as %40 and %2F.
wrong        function demo-booking    It is not deployed.
                                      -> supabase functions deploy demo-booking.
wrong        https                    SITE_URL is http: passwords and sessions cross the network unprotected, and browsers drop the session.
                                      -> Give the proxy a certificate, and set SITE_URL to the https address.
wrong        site                     SITE_URL/healthz is answered with 200, and not by this site.
                                      -> Check SITE_URL and where its name leads (DNS, proxy). It must be the address itself, not one that redirects.
not checked  addresses of visitors    This needs SITE_URL and settings without faults.
right        clock of the project     It is less than 60 s from this machine's.
right        clock of the site        It is less than 60 s from this machine's.

8 right, 32 wrong, 1 not checked
`);
    expect(status).toBe(1);
    for (const secret of [keys.publishable, keys.secret, ACCESS_TOKEN, PASSWORD])
      expect(output).not.toContain(secret);
  });
});
