import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../support/free-ports.ts';

const START = path.join(import.meta.dirname, '../../../lib/server/commands/start.ts');
const RUN_SITE = path.join(import.meta.dirname, '../../../lib/server/commands/run-site.ts');
const PORT = await freePorts();
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'desk@desk.example',
  MAIL_TO: 'team@desk.example',
};
const HOSTED = {
  SUPABASE_URL: 'https://project.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  ...MAIL,
};
const SUPABASE_SECRET_KEY = 'sb_secret_0123456789';
let folder: string;

/** Runs the start command, or other arguments of Node, until it gives up. */
async function run(env: Record<string, string>, args = [START]) {
  const command = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(PORT),
      LOCAL_DATA_DIR: folder,
      ...env,
    },
  });
  const printed = Promise.all([text(command.stdout), text(command.stderr)]);
  const [code] = (await once(command, 'close')) as [number | null];
  return { code, printed: (await printed).join('').trim() };
}

describe('npm start gives up with one clear sentence', () => {
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nightdesk-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('when a port is taken', async () => {
    const server = createServer().listen(PORT + 1, '127.0.0.1');
    await once(server, 'listening');
    expect(await run({})).toEqual({
      code: 1,
      printed: `Port ${PORT + 1} is already taken. Stop the program that uses it, or choose another with PORT=...`,
    });
    server.close();
  });

  it('when there is no build', async () => {
    const program = `import { runSite } from '${RUN_SITE}'; await runSite({ command: 'start' });`;
    const env = { ...HOSTED, SUPABASE_URL: 'http://127.0.0.1:9', SUPABASE_SECRET_KEY };
    const { code, printed } = await run(env, ['--input-type=module', '-e', program]);
    expect(code).toBe(1);
    expect(printed).toContain('Could not find a production build');
    expect(printed).toMatch(/The site ended before it gave an answer; the reason is above\.$/);
  });

  it('when a public site would get the published password', async () => {
    const { code, printed } = await run({ SITE_URL: 'https://desk.example' });
    expect(code).toBe(1);
    expect(printed).toMatch(
      /^SITE_URL is https:\/\/desk\.example, .* Set SUPABASE_URL, .* or EMBEDDED_BACKEND=yes .*\.$/,
    );
  });
});
