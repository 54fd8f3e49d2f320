import type { PgliteConnection } from '@supabase/lite/pglite';
import { readSqlFile, runSqlFile } from './sql-files.ts';

/** Makes the database look like a hosted one before the first migration runs. */
export async function prepareDatabase(connection: PgliteConnection): Promise<void> {
  const database = connection.driver;
  const { rows } = await database.query(`select 1 from pg_namespace where nspname = 'extensions'`);
  // once only: run again, its default privileges would undo the revokes of the migrations
  if (rows.length === 0) {
    const bootstrap = await readSqlFile(import.meta.dirname, 'bootstrap.sql');
    await database.transaction((transaction) => runSqlFile(transaction, bootstrap));
  }
  await runSqlFile(database, await readSqlFile(import.meta.dirname, 'session.sql'));
  // Left at 'unknown', lite would grant everything to anon at the first request that meets row-level security.
  Object.assign(connection, { rlsState: 'active' });
}
