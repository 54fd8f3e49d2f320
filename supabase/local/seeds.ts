import { createHash } from 'node:crypto';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { readSqlFile, readSqlFiles, runSqlFile } from './sql-files.ts';

type Database = PgliteConnection['driver'];

/** Fills a fresh database, in one transaction: the shared seeds as in config.toml, then the local administrator. */
export async function seedOnce(database: Database, supabaseFolder: string): Promise<number> {
  const { rows } = await database.query('select 1 from supabase_migrations.seed_files limit 1');
  if (rows.length > 0) return 0;
  const files = [
    ...(await readSqlFiles(supabaseFolder, 'seeds')),
    ...(await readSqlFiles(supabaseFolder, 'seeds/posts')),
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
