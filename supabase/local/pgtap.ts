// node supabase/local/pgtap.ts   runs supabase/tests/*.sql on a fresh, seeded database in memory and prints TAP; compares
// lib/supabase/database.types.ts with it
import { areTypesCurrent } from './generate-types.ts';
import { createBackend, type Backend } from './backend.ts';
import { localSettings } from './settings.ts';
import { readSqlFiles } from './database.ts';
import { runTapFile } from './tap.ts';

const INSTALL = 'create extension if not exists pgtap with schema extensions';

const { supabaseFolder, siteUrl } = localSettings(process.env);
const backend = await createBackend({ dataFolder: null, supabaseFolder, siteUrl, pgtap: true });
const { passed, failed } = await runAll(backend).finally(() => backend.close());
console.log(`pgTAP: ${passed} passed, ${failed} failed`);
// after close: PGlite sets the exit code to 0 when it ends
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runAll(database: Backend) {
  await database.exec(INSTALL);
  const areCurrent = await areTypesCurrent(database);
  console.log(`${areCurrent ? '' : 'not '}ok - database.types.ts is what \`npm run types\` writes`);
  const total = { passed: Number(areCurrent), failed: Number(!areCurrent) };
  for (const file of await readSqlFiles(supabaseFolder, 'tests')) {
    console.log(`# ${file.name}`);
    const result = await runTapFile((sql) => database.exec(sql), file);
    console.log(result.lines.join('\n'));
    total.passed += result.passed;
    total.failed += result.failed;
  }
  return total;
}
