import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../../support/free-ports.ts';

const START = path.join(import.meta.dirname, '../../../supabase/local/commands/start.ts');
const RUN_SITE = path.join(import.meta.dirname, '../../../supabase/local/commands/run-site.ts');
const PORT = await freePorts();
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'desk@desk.example',
  MAIL_TO: 'team@desk.example',
};

type Ended = { code: number | null; printed: string };

/** Runs the start command until it gives up. */
function start(env: Record<string, string>): Promise<Ended> {
  return run([START], env);
}

/** Runs what `npm start` runs once it has built, in a folder without a build. */
function runSite(cwd: string): Promise<Ended> {
  const program = `import { runSite } from '${RUN_SITE}'; await runSite({ command: 'start' });`;
  const env = {
    PORT: String(PORT),
    SUPABASE_URL: 'http://127.0.0.1:9',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    SUPABASE_SECRET_KEY: 'sb_secret_0123456789',
    ...MAIL,
  };
  return run(['--input-type=module', '-e', program], env, cwd);
}

function run(args: string[], env: Record<string, string>, cwd?: string): Promise<Ended> {
  return new Promise((resolve) => {
    const command = spawn(process.execPath, args, {
      cwd,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    });
    let printed = '';
    command.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    command.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    command.once('close', (code) => resolve({ code, printed: printed.trim() }));
  });
}

function occupy(port: number): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(server));
  });
}

describe('npm start gives up with one clear sentence', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nightdesk-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it.each([
    ['the site', PORT],
    ['the backend', PORT + 1],
    ["the hosts' application", PORT + 2],
  ])('when the port of %s is taken', async (_, port) => {
    const server = await occupy(port);
    const { code, printed } = await start({ PORT: String(PORT), LOCAL_DATA_DIR: folder });
    server.close();
    expect(code).toBe(1);
    expect(printed).toBe(
      `Port ${port} is already taken. Stop the program that uses it, or choose another with PORT=...`,
    );
  });

  it('when the data folder is a file', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    const { code, printed } = await start({ PORT: String(PORT), LOCAL_DATA_DIR: file });
    expect(code).toBe(1);
    expect(printed.split('\n')).toHaveLength(1);
    expect(printed).toContain(file);
  });

  it('when the data folder cannot be made', async () => {
    const data = path.join(folder, 'file/data');
    const { code, printed } = await start({ PORT: String(PORT), LOCAL_DATA_DIR: data });
    expect(code).toBe(1);
    expect(printed).toBe(`${data} is not a folder. Choose another with LOCAL_DATA_DIR=...`);
  });

  it('when there is no build', async () => {
    const { code, printed } = await runSite(folder);
    expect(code).toBe(1);
    expect(printed).toContain('Could not find a production build');
    expect(printed).toMatch(/The site ended before it gave an answer; the reason stands above\.$/);
  });

  it.each([
    [{ PORT: 'many' }, 'PORT must be a number from 1 to 65531, not "many".'],
    [
      {
        SITE_URL: 'https://desk.example',
        SUPABASE_URL: 'https://project.supabase.co',
        SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
        ...MAIL,
      },
      'Wrong setting: SUPABASE_SECRET_KEY is missing: the server writes with it. See .env.example.',
    ],
  ])('when a setting is wrong: %j', async (env, sentence) => {
    const result = await start({ PORT: String(PORT), LOCAL_DATA_DIR: folder, ...env });
    expect(result).toEqual({ code: 1, printed: sentence });
  });
});
