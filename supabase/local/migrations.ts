import type { PgliteConnection } from '@supabase/lite/pglite';
import { readSqlFiles, runSqlFile } from './sql-files.ts';

type Database = PgliteConnection['driver'];

/** Runs the migrations that have not run yet, each in its own transaction with its history row. Returns how many. */
export async function migrate(database: Database, supabaseFolder: string): Promise<number> {
  const { rows } = await database.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map((row) => row.version));
  const files = await readSqlFiles(supabaseFolder, 'migrations');
  const pending = files
    .map((file) => ({ file, ...parseName(file.name) }))
    .filter(({ version }) => !applied.has(version));
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

/** 'migrations/20261120090000_foundations.sql' is version 20261120090000, name foundations; as the Supabase CLI reads it. */
function parseName(fileName: string): { version: string; name: string } {
  const baseName = fileName.slice(fileName.lastIndexOf('/') + 1, -'.sql'.length);
  const [version = baseName, ...rest] = baseName.split('_');
  return { version, name: rest.join('_') };
}
