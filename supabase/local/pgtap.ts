// node supabase/local/pgtap.ts   runs supabase/tests/*.sql on a fresh, seeded database in memory and prints TAP
import { createBackend, type Backend } from './backend.ts';
import { localSettings } from './settings.ts';
import { readSqlFiles, type SqlFile } from './database.ts';

const INSTALL = 'create extension if not exists pgtap with schema extensions';

const { supabaseFolder, siteUrl } = localSettings(process.env);
const backend = await createBackend({ dataFolder: null, supabaseFolder, siteUrl, pgtap: true });
const { passed, failed } = await runAll(backend).finally(() => backend.close());
print([`pgTAP: ${passed} passed, ${failed} failed`]);
// after close: PGlite sets the exit code to 0 when it ends
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function runAll(database: Backend) {
  await database.exec(INSTALL);
  const total = { passed: 0, failed: 0 };
  for (const file of await readSqlFiles(supabaseFolder, 'tests')) {
    const result = await runFile(database, file);
    total.passed += result.passed;
    total.failed += result.failed;
  }
  return total;
}

async function runFile(database: Backend, { name, sql }: SqlFile) {
  print([`# ${name}`]);
  let lines: string[];
  try {
    lines = tapLines(await database.exec(sql));
  } catch (error) {
    print([`not ok - ${name}: ${(error as Error).message}`]);
    await database.exec('rollback');
    return { passed: 0, failed: 1 };
  }
  const { passed, failed, remark } = judgeTap(lines);
  print(remark ? [...lines, `# ${remark}`] : lines);
  return { passed, failed };
}

function print(lines: string[]): void {
  process.stdout.write(lines.map((line) => `${line}\n`).join(''));
}

/** The lines of TAP among the rows of a script: pgTAP answers each assertion with one text, some with several lines. */
function tapLines(results: Record<string, unknown>[][]): string[] {
  return results
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'))
    .filter((line) => /^\s*(not ok|ok|1\.\.\d|#)/.test(line));
}

/** Counts the assertions of one file. A wrong or missing plan counts as one more failure. */
function judgeTap(lines: string[]) {
  // indented lines belong to a subtest; its outcome is a separate line
  const passed = lines.filter((line) => /^ok\b/.test(line)).length;
  const failed = lines.filter((line) => /^not ok\b/.test(line)).length;
  const planned = lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find(Boolean);
  if (!planned) return { passed, failed: failed + 1, remark: 'The file has no plan.' };
  if (Number(planned) === passed + failed) return { passed, failed, remark: null };
  const remark = `Planned ${planned} assertions, but ${passed + failed} ran.`;
  return { passed, failed: failed + 1, remark };
}
