import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyCheck } from '../../../lib/doctor/checks.ts';
import { checkCompany } from '../../../lib/doctor/database.ts';
import { examine, report } from '../../../lib/doctor/examine.ts';
import { projectOf } from '../../../lib/doctor/project.ts';
import { SCHEMA_VERSION } from '../../../lib/supabase/readiness.ts';
import { isRemote, startEmbedded, type EmbeddedBackend } from '../../support/backend.ts';

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
right        keys                     They are of the right kind.
right        project, as a visitor    The project takes the key.
right        project, as the server   The project takes the key.
right        schema                   The database has ${SCHEMA_VERSION}.
right        tables, as a visitor     14 tables are closed, 12 can be read.
right        functions, as a visitor  8 functions of the server were tried, and refused.
right        buckets                  media is public, and bounded.
right        buckets                  resumes is private, and bounded.
right        sign-up                  People can sign up with an e-mail address.
right        sign-up                  An address counts after its owner confirmed it.
right        administrators           There is at least one.
not checked  company facts            They are asked for where SITE_URL is public.
right        mail server              It takes the login. No mail was sent.
right        function demo-booking    It is deployed, refuses calls of visitors and takes those of the server.
right        sitemap                  The articles and positions fit into one with room to spare.
not checked  address                  SITE_URL is missing.
                                      -> Set it to the public address of the site.
not checked  site                     SITE_URL is missing.
not checked  addresses of visitors    This needs SITE_URL and settings without faults.

15 right, 0 wrong, 4 not checked`);
  });

  test('names the facts about the company that a public site does not state', async () => {
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
      'wrong: Not stated: Street, Security contact, Tax in prices.',
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
  const PASSWORD = 'correct horse battery';
  let folder: string;
  let backend: EmbeddedBackend;
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
      SUPABASE_URL: url,
      // Swapped.
      SUPABASE_PUBLISHABLE_KEY: keys.secret,
      SUPABASE_SECRET_KEY: keys.publishable,
      // Every address of this machine; a public one, as far as the site knows.
      SITE_URL: `http://0.0.0.0:${sitePort}`,
      SMTP_URL: `smtp://post:${encodeURIComponent(PASSWORD)}@127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Nightdesk <hello@nightdesk.example>',
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
    const shown = output.replace(older, '(older)').replace(SCHEMA_VERSION, '(newest)');
    expect(shown).toMatchInlineSnapshot(`
      "wrong        settings                 SUPABASE_PUBLISHABLE_KEY is a secret key; that belongs in SUPABASE_SECRET_KEY.
                                            -> See .env.example. The site does not start like this.
      wrong        settings                 SUPABASE_SECRET_KEY is not a secret key; a project has it beside the publishable one.
                                            -> See .env.example. The site does not start like this.
      wrong        settings                 SUPABASE_PUBLISHABLE_KEY is published, so everyone knows it: it serves a SITE_URL and a SUPABASE_URL of this machine only.
                                            -> See .env.example. The site does not start like this.
      wrong        settings                 SUPABASE_SECRET_KEY is published, so everyone knows it: it serves a SITE_URL and a SUPABASE_URL of this machine only.
                                            -> See .env.example. The site does not start like this.
      wrong        settings                 MAIL_TO is missing: the server sends mails.
                                            -> See .env.example. The site does not start like this.
      right        keys                     They are of the right kind.
      right        project, as a visitor    The project takes the key.
      right        project, as the server   The project takes the key.
      wrong        schema                   The database has (older), and this site needs (newest).
                                            -> Apply the schema: supabase db push.
      wrong        tables, as a visitor     Everyone may read outbox.
                                            -> Apply the schema again to an empty project, or revoke the grants that are not in supabase/migrations.
      wrong        functions, as a visitor  Everyone may execute claim_outbox.
                                            -> Revoke it: revoke execute on function public.claim_outbox from public, anon, authenticated; the advisors and supabase db diff name the others.
      right        buckets                  media is public, and bounded.
      wrong        buckets                  resumes is PUBLIC: everyone can read the files in it, and takes files that are too large.
                                            -> Dashboard, Storage, resumes, Edit bucket: private, at most 5 MB, application/pdf, application/msword, application/vnd.openxmlformats-officedocument.wordprocessingml.document.
      right        sign-up                  People can sign up with an e-mail address.
      right        sign-up                  An address counts after its owner confirmed it.
      right        administrators           There is at least one.
      wrong        company facts            Not stated: Legal name, Street, Postcode and town, Country, Register number, VAT number, Representative in the EU, Security contact, Tax in prices.
                                            -> State them in the admin area under Company facts; where there is none, say so there.
      wrong        mail server              It refuses the site, or gives no answer (535).
                                            -> Check user and password of SMTP_URL; characters such as @ and / are written as %40 and %2F.
      wrong        function demo-booking    It is not deployed.
                                            -> supabase functions deploy demo-booking.
      right        sitemap                  The articles and positions fit into one with room to spare.
      wrong        address                  SITE_URL is http: passwords and sessions cross the network unprotected, and browsers drop the session.
                                            -> Give the proxy a certificate, and set SITE_URL to the https address.
      wrong        site                     SITE_URL/healthz is answered with 200, and not by this site.
                                            -> Check SITE_URL and where its name leads (DNS, proxy). It must be the address itself, not one that redirects.
      not checked  addresses of visitors    This needs SITE_URL and settings without faults.

      8 right, 14 wrong, 1 not checked
      "
    `);
    expect(status).toBe(1);
    for (const secret of [keys.publishable, keys.secret, PASSWORD])
      expect(output).not.toContain(secret);
  });
});
