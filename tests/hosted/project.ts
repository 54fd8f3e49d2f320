import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { SUPERUSER } from './postgres.ts';

export { SUPERUSER };

const ROOT = path.join(import.meta.dirname, '../..');
const CLI = path.join(ROOT, 'node_modules/.bin/supabase');
/** The parts that the Supabase CLI reads. */
const CLI_READS = ['config.toml', 'migrations', 'seeds', 'templates', 'functions'];

/**
 * Which kind of project: those from before 30 May 2026 grant everything that is made in `public` to the roles of the API,
 * newer ones nothing (https://supabase.com/changelog/45329).
 */
export type Grants = 'everything' | 'nothing';
export const KINDS: readonly Grants[] = ['everything', 'nothing'];

const GRANT_EVERYTHING = ['tables', 'sequences', 'functions'].map(
  (objects) => `alter default privileges for role postgres in schema public
    grant all on ${objects} to postgres, anon, authenticated, service_role;`,
);

/** The place of a database, with the name of its user. */
export type Address = { port: number; database: string; user?: string };

/** The connection string of a database, for its owner if no other user is named. */
export const urlOf = ({ port, database, user = 'postgres' }: Address) =>
  `postgresql://${user}@127.0.0.1:${port}/${database}?sslmode=disable`;

/** Makes an empty database as a new hosted project has it (hosted.sql). */
export async function createProject(port: number, database: string, grants: Grants) {
  await asSuperuser({ port, database: 'postgres' }, (client) =>
    client.query(`create database ${database}`),
  );
  const sql = await readFile(path.join(import.meta.dirname, 'hosted.sql'), 'utf8');
  await asSuperuser({ port, database }, async (client) => {
    await client.query(sql);
    if (grants === 'everything') await client.query(GRANT_EVERYTHING.join('\n'));
  });
  return { port, database };
}

/** Runs a task with a connection of the platform's own, which a project's owner never has. */
export async function asSuperuser<Result>(
  address: Address,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  return connected({ ...address, user: SUPERUSER }, task);
}

/** Runs a task with a connection of its own. */
export async function connected<Result>(
  address: Address,
  task: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: urlOf(address) });
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** A folder as the Supabase CLI wants it: a copy, because it keeps notes beside what it reads. */
export async function createWorkFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-cli-'));
  await mkdir(path.join(folder, 'supabase'));
  for (const name of CLI_READS)
    await cp(path.join(ROOT, 'supabase', name), path.join(folder, 'supabase', name), {
      recursive: true,
    });
  const env = {
    ...process.env,
    // Has the CLI write nothing into the home folder, and ask no other computer and no person.
    ...{ HOME: folder, SUPABASE_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', SUPABASE_YES: 'true' },
  };
  return {
    folder,
    env,
    migrations: path.join(folder, 'supabase/migrations'),
    /** Runs the Supabase CLI there, and gives what it printed to standard output. Rejects when it fails. */
    supabase: async (...args: string[]) => {
      const { stdout } = await promisify(execFile)(CLI, ['--yes', ...args], {
        cwd: folder,
        env,
        maxBuffer: 100 * 1024 * 1024,
      });
      return stdout;
    },
    /** Runs commands of a document there, `supabase` included. Rejects when one fails. */
    run: (commands: string, settings: Record<string, string>) =>
      promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
        cwd: folder,
        env: {
          ...env,
          ...settings,
          PATH: [path.dirname(CLI), process.env.PATH].join(path.delimiter),
        },
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
