import type { SqlFile } from './database.ts';

/** Runs a script on a database; one list of rows for each statement. */
type Exec = (sql: string) => Promise<Record<string, unknown>[][]>;

/** Runs a file of pgTAP assertions, and counts them. A file that breaks off, or has a wrong plan, has one more failure. */
export async function runTapFile(exec: Exec, { name, sql }: SqlFile) {
  let lines: string[];
  try {
    lines = tapLines(await exec(sql));
  } catch (error) {
    await exec('rollback');
    return { lines: [`not ok - ${name}: ${(error as Error).message}`], passed: 0, failed: 1 };
  }
  // indented lines belong to a subtest; its outcome is a separate line
  const passed = lines.filter((line) => /^ok\b/.test(line)).length;
  const failed = lines.filter((line) => /^not ok\b/.test(line)).length;
  const planned = lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find(Boolean);
  if (Number(planned) === passed + failed) return { lines, passed, failed };
  const remark = `# Planned ${planned ?? 'nothing'}, but ${passed + failed} assertions ran.`;
  return { lines: [...lines, remark], passed, failed: failed + 1 };
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
