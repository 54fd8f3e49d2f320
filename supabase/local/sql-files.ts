import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { StartError, systemErrorCode } from './start-error.ts';

type Database = PgliteConnection['driver'];

/** A file of SQL; `name` is its path inside the supabase folder, for messages. */
export type SqlFile = { name: string; sql: string };

/** Reads one file of the supabase folder. */
export async function readSqlFile(supabaseFolder: string, name: string): Promise<SqlFile> {
  return { name, sql: await readFile(path.join(supabaseFolder, name), 'utf8') };
}

/** Reads every .sql file directly in a folder, in name order; a missing folder holds none. */
export async function readSqlFiles(supabaseFolder: string, folder: string): Promise<SqlFile[]> {
  const names = await readdir(path.join(supabaseFolder, folder)).catch((error: unknown) => {
    if (systemErrorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const sqlNames = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(sqlNames.map((name) => readSqlFile(supabaseFolder, `${folder}/${name}`)));
}

/** Runs a file; a failure names the file and the line. */
export async function runSqlFile(
  database: Pick<Database, 'exec'>,
  { name, sql }: SqlFile,
): Promise<void> {
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
