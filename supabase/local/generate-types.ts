// node supabase/local/generate-types.ts   writes lib/supabase/database.types.ts from the migrations
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { createBackend, type Backend } from './backend.ts';
import { localSettings } from './settings.ts';

const TYPES_FILE = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts');

if (import.meta.main) {
  const { supabaseFolder, siteUrl } = localSettings(process.env);
  const backend = await createBackend({ dataFolder: null, supabaseFolder, siteUrl, seed: false });
  await writeFile(TYPES_FILE, await describe(backend).finally(() => backend.close()));
}

/** Tells whether the file of the types says what the migrations made of a database. */
export async function areTypesCurrent(backend: Backend): Promise<boolean> {
  return (await readFile(TYPES_FILE, 'utf8')) === (await describe(backend));
}

/** The types of the public schema, as `supabase gen types` writes them. */
async function describe({ query }: Backend): Promise<string> {
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) };
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  return generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: '13',
    detectOneToOneRelationships: true,
  });
}
