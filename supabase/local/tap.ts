export type TapVerdict = {
  passed: number;
  failed: number;
  /** Why the file as a whole failed, if it did. */
  remark: string | null;
};

/** The lines of TAP among the rows of a script: pgTAP answers each assertion with one text, some with several lines. */
export function tapLines(results: Record<string, unknown>[][]): string[] {
  return results
    .flat()
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string')
    .flatMap((value) => value.split('\n'))
    .filter((line) => /^\s*(not ok|ok|1\.\.\d|#)/.test(line));
}

/** Counts the assertions of one file. A wrong or missing plan counts as one more failure. */
export function judgeTap(lines: string[]): TapVerdict {
  // indented lines belong to a subtest; its outcome is a separate line
  const passed = lines.filter((line) => /^ok\b/.test(line)).length;
  const failed = lines.filter((line) => /^not ok\b/.test(line)).length;
  const planned = lines.map((line) => /^1\.\.(\d+)/.exec(line)?.[1]).find(Boolean);
  if (!planned) return { passed, failed: failed + 1, remark: 'The file has no plan.' };
  if (Number(planned) === passed + failed) return { passed, failed, remark: null };
  const remark = `Planned ${planned} assertions, but ${passed + failed} ran.`;
  return { passed, failed: failed + 1, remark };
}
