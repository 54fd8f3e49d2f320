import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { examine, report } from '../../../lib/doctor/examine.ts';
import { projectOf } from '../../../lib/doctor/project.ts';
import { SCHEMA_VERSION } from '../../../lib/health/readiness.ts';
import { isRemote, startEmbedded, type EmbeddedBackend } from '../../support/backend.ts';

describe.skipIf(isRemote)('the doctor', () => {
  let backend: EmbeddedBackend | undefined;

  afterAll(async () => {
    await backend?.stop();
  });

  describe('on the embedded backend', () => {
    beforeAll(async () => {
      backend = await startEmbedded();
    });

    test('finds everything right that can be asked there, and says what was not checked', async () => {
      const { url, keys } = backend!;
      const lines = await examine(
        projectOf({
          SUPABASE_URL: url,
          SUPABASE_PUBLISHABLE_KEY: keys.publishable,
          SUPABASE_SECRET_KEY: keys.secret,
          SMTP_URL: `smtp://127.0.0.1:${Number(new URL(url).port) + 3}`,
          MAIL_FROM: 'Nightdesk <hello@nightdesk.example>',
          MAIL_TO: 'team@nightdesk.example',
        }),
      );
      expect(report(lines)).toBe(`\
right        settings                 The site starts with them.
right        keys                     SUPABASE_PUBLISHABLE_KEY is a publishable key.
right        keys                     SUPABASE_SECRET_KEY is a secret key.
right        project, as a visitor    The project takes the publishable key.
right        project, as the server   The project takes the secret key.
right        schema                   The database has ${SCHEMA_VERSION}.
right        tables, as a visitor     11 tables are closed, 7 can be read.
right        functions, as a visitor  5 functions of the server were tried, and refused.
not checked  database                 Drift, row-level security and who may execute what need its address.
                                      -> Set DATABASE_URL (dashboard, Connect, Session pooler).
right        bucket media             Public, at most 5 MB, one type of files.
right        bucket resumes           Private, at most 5 MB, 3 types of files.
right        sign-up                  People can sign up with an e-mail address.
right        sign-up                  An address counts after its owner confirmed it.
not checked  sign-in settings         SUPABASE_URL is no hosted project, so there is no management API to ask.
                                      -> On your own machines, compare its environment with supabase/config.toml and supabase/hosted.toml.
right        administrators           There is at least one.
right        mail server              It takes the login and the sender. No mail was sent.
right        function demo-booking    It is deployed, refuses calls of visitors and takes those of the server.
not checked  site                     SITE_URL is missing.
                                      -> Set it to the public address of the site.
not checked  addresses of visitors    This needs SITE_URL and settings without faults.
right        clock of the project     It is less than 60 s from this machine's.
not checked  clock of the site        Its address is missing.

16 right, 0 wrong, 5 not checked`);
    });
  });
});
