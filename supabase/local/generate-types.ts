// node supabase/local/generate-types.ts           writes lib/supabase/database.types.ts from the migrations
// node supabase/local/generate-types.ts --check   fails when the file does not say what the migrations do
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import { createBackend, type Backend } from './backend.ts';
import { localSettings } from './settings.ts';

const TYPES_FILE = path.join(import.meta.dirname, '../../lib/supabase/database.types.ts');
const POSTGREST_VERSION = '13';

const { supabaseFolder, siteUrl } = localSettings(process.env);
const backend = await createBackend({ dataFolder: null, supabaseFolder, siteUrl, seed: false });
const types = await describe(backend).finally(() => backend.close());

if (!process.argv.includes('--check')) {
  await writeFile(TYPES_FILE, types);
} else if ((await readFile(TYPES_FILE, 'utf8')) !== types) {
  process.stderr.write('lib/supabase/database.types.ts is out of date: run npm run types\n');
  process.exitCode = 1;
}

/** The types of the public schema, as `supabase gen types` writes them. */
async function describe({ query }: Backend): Promise<string> {
  const database = { query: async (sql: string) => ({ rows: await query(sql) }) };
  const metadata = await introspect(database, { includedSchemas: ['public'] });
  return generateTypescript(sortGeneratorMetadata(metadata), {
    postgrestVersion: POSTGREST_VERSION,
    detectOneToOneRelationships: true,
  });
}
