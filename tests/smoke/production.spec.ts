import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { freePorts } from '../support/free-ports.ts';
import { endServer, siteEnvironment, startSite } from '../support/servers.ts';
import { BUILD_LEAVES_OUT, copyWithout, PROJECT } from '../support/stand.ts';
import { expect, test as base } from './fixtures.ts';

const run = promisify(execFile);

/** What docs/deploy.md has copied to a machine that only serves. */
const SERVED = ['package.json', 'next.config.ts', '.next', 'public', 'lib', 'content'];

const test = base.extend<object, { production: { folder: string; port: number } }>({
  production: [
    async ({}, use) => {
      // Outside of the project: from inside, Node would find the packages that are left out.
      const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-production-'));
      await copyServed(folder);
      await use({ folder, port: await freePorts() });
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('a hosted project is served without development dependencies, sources and the embedded backend', async ({
  production: { folder, port },
  stand,
}) => {
  const env = siteEnvironment(stand.backend.url, port);
  const log = `${folder}.log`;
  const site = await startSite({ folder, port, log, env });
  try {
    for (const address of ['/', '/faq', '/readyz', '/robots.txt'])
      expect((await fetch(`http://localhost:${port}${address}`)).status, address).toBe(200);
    // Drawn on demand, with fonts and programs of packages that no bundle holds.
    const page = await (await fetch(`http://localhost:${port}/faq`)).text();
    const card = new URL(/<meta property="og:image" content="([^"]+)"/.exec(page)![1]!);
    const picture = await fetch(`http://localhost:${port}${card.pathname}`);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  } finally {
    await endServer(site);
  }
  expect(await readFile(log, 'utf8')).not.toContain('Cannot find');
  await rm(log);
});

test('without a Supabase it says what the embedded backend needs, and a port for others takes no published key', async ({
  production: { folder, port },
  stand,
}) => {
  const env = siteEnvironment(stand.backend.url, port);
  const none = { SUPABASE_URL: '', SUPABASE_PUBLISHABLE_KEY: '', SUPABASE_SECRET_KEY: '' };
  const start = path.join(folder, 'lib/server/commands/start.ts');
  expect(
    await ended(spawn(process.execPath, [start], { cwd: folder, env: { ...env, ...none } })),
  ).toMatch(
    /^No Supabase is configured, and the embedded backend is not installed: .* development dependencies/,
  );
  const serve = [path.join(folder, 'lib/server/serve.ts'), '-H', '0.0.0.0', '-p', String(port)];
  expect(await ended(spawn(process.execPath, serve, { cwd: folder, env }))).toContain(
    'Published keys serve this machine only, and 0.0.0.0 is reached from others.',
  );
});

/** What a program prints that ends with code 1. */
async function ended(program: ChildProcess): Promise<string> {
  const printed = Promise.all([text(program.stdout!), text(program.stderr!)]);
  const [code] = (await once(program, 'close')) as [number];
  expect(code).toBe(1);
  return (await printed).join('');
}

/** Copies what is served, with the packages that `npm ci --omit=dev` installs. */
async function copyServed(folder: string): Promise<void> {
  const leftOut = (await readdir(PROJECT)).filter((name) => !SERVED.includes(name));
  copyWithout(PROJECT, folder, [
    ...leftOut.map((name) => path.join(PROJECT, name)),
    ...BUILD_LEAVES_OUT,
  ]);
  const lock = JSON.parse(await readFile(path.join(PROJECT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: true }>;
  };
  const installed = Object.entries(lock.packages)
    .filter(([place, { dev }]) => /^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !dev)
    .map(([place]) => place)
    .filter((place) => existsSync(path.join(PROJECT, place)));
  // Links to the same files are as good as copies, and cost nothing; another file system needs copies.
  const copy = (...options: string[]) =>
    run('cp', [...options, '--parents', '-t', folder, ...installed], { cwd: PROJECT });
  await copy('-al').catch(() => copy('-a'));
}
