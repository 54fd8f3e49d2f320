import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError, systemErrorCode } from '../../lib/server/commands/errors.ts';
import type { Database } from './lite.ts';

/** Prepares the database like a hosted one. Called at every start, before the migrations. */
export async function prepareDatabase(database: Database): Promise<void> {
  const { rows } = await database.query(`select 1 from pg_namespace where nspname = 'extensions'`);
  // once only: run again, its default privileges would undo the revokes of the migrations
  if (rows.length === 0) {
    const bootstrap = await readSqlFile(import.meta.dirname, 'bootstrap.sql');
    await database.transaction((transaction) => runSqlFile(transaction, bootstrap));
  }
  await runSqlFile(database, await readSqlFile(import.meta.dirname, 'session.sql'));
}

/** The versions of the migrations that there are. */
export const migrationVersions = async (supabaseFolder: string) =>
  (await readMigrations(supabaseFolder)).map(({ version }) => version);

/** 'migrations/20261126200000_foundations.sql' is version 20261126200000, name foundations; as the Supabase CLI reads it. */
async function readMigrations(supabaseFolder: string) {
  const files = await readSqlFiles(supabaseFolder, 'migrations');
  return files.map((file) => {
    const [version = '', ...rest] = path.basename(file.name, '.sql').split('_');
    return { file, version, name: rest.join('_') };
  });
}

/** The versions of the migrations that a database has. */
export async function appliedVersions(database: Pick<Database, 'query'>): Promise<string[]> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return rows.map(({ version }) => version);
}

/** Runs the migrations that have not run yet, each in its own transaction with its history row. Returns how many. */
export async function migrate(database: Database, supabaseFolder: string): Promise<number> {
  const applied = new Set(await appliedVersions(database));
  const migrations = await readMigrations(supabaseFolder);
  const pending = migrations.filter(({ version }) => !applied.has(version));
  for (const { file, version, name } of pending) {
    await database.transaction(async (transaction) => {
      await runSqlFile(transaction, file);
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
        [version, name, [file.sql]],
      );
    });
  }
  return pending.length;
}

/**
 * Fills a fresh database, in one transaction: the shared seeds as in config.toml, then the local administrator. Returns
 * how many files ran: none where the database was seeded before.
 */
export async function seedOnce(database: Database, supabaseFolder: string): Promise<number> {
  const { rows } = await database.query('select 1 from supabase_migrations.seed_files limit 1');
  if (rows.length > 0) return 0;
  const files = [
    ...(await readSqlFiles(supabaseFolder, 'seeds')),
    ...(await readSqlFiles(supabaseFolder, 'seeds/posts')),
    ...(await readSqlFiles(supabaseFolder, 'seeds/translations')),
    await readSqlFile(import.meta.dirname, 'administrator.sql'),
  ];
  await database.transaction(async (transaction) => {
    for (const file of files) {
      await runSqlFile(transaction, file);
      await transaction.query(
        'insert into supabase_migrations.seed_files (path, hash) values ($1, $2)',
        [file.name, createHash('sha256').update(file.sql).digest('hex')],
      );
    }
  });
  return files.length;
}

/**
 * Gives a function that runs tasks one after the other, in the order they came. PGlite is a single session and lite puts no
 * lock around its transactions: two requests at once would share one `set local role`, and with it their rights.
 */
export function createMutex() {
  let tail: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = tail.then(task);
    tail = result.catch(() => undefined);
    return result;
  };
}

/** A file of SQL; `name` is its path inside the supabase folder, for messages. */
export type SqlFile = { name: string; sql: string };

/** Reads every .sql file directly in a folder, in name order; a missing folder holds none. */
export async function readSqlFiles(supabaseFolder: string, folder: string): Promise<SqlFile[]> {
  const names = await readdir(path.join(supabaseFolder, folder)).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const sqlNames = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(sqlNames.map((name) => readSqlFile(supabaseFolder, `${folder}/${name}`)));
}

async function readSqlFile(folder: string, name: string): Promise<SqlFile> {
  return { name, sql: await readFile(path.join(folder, name), 'utf8') };
}

/** Runs a file. Throws a StartError that names the file and the line. */
async function runSqlFile(database: Pick<Database, 'exec'>, { name, sql }: SqlFile): Promise<void> {
  try {
    await database.exec(sql);
  } catch (error) {
    throw new StartError(
      `${name}${lineOf(error, sql)} failed: ${(error as Error).message}. Nothing of it was kept.`,
      { cause: error },
    );
  }
}

function lineOf(error: unknown, sql: string): string {
  const position = Number((error as { position?: string }).position);
  return position > 0 ? `, line ${sql.slice(0, position).split('\n').length},` : '';
}
