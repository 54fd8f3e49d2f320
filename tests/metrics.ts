import { execFileSync } from 'node:child_process';

/**
 * The size of the tree: `npm run metrics`, or for an earlier state `npm run metrics -- <revision>`. Code that people
 * write: no generated types, no pictures, no lock file. Import cycles and unused code are held at none by `npm run check`.
 */
const LONGEST = 200;
const CODE = ['*.ts', '*.tsx', '*.mjs', '*.css', '*.sql', ':!lib/supabase/database.types.ts'];
const isTest = (file: string) => /^tests[/]|^supabase[/]tests[/]|[.]test[.]tsx?$/.test(file);

const revision = process.argv[2];
const printed = execFileSync('git', [
  'grep',
  '-c',
  '',
  ...(revision ? [revision] : []),
  '--',
  ...CODE,
]);
const files = printed
  .toString()
  .trim()
  .split('\n')
  .map((line) => line.split(':'))
  .map((parts) => ({ name: parts.at(-2) ?? '', lines: Number(parts.at(-1)) }));

function row(what: string, measured: typeof files) {
  const lines = measured.map((file) => file.lines).sort((one, other) => one - other);
  const at = (share: number) => lines[Math.floor(share * (lines.length - 1))] ?? 0;
  return {
    what,
    files: lines.length,
    lines: lines.reduce((sum, count) => sum + count, 0),
    median: at(0.5),
    'nine of ten below': at(0.9),
    [`over ${LONGEST}`]: lines.filter((count) => count > LONGEST).length,
  };
}

console.table([
  row(
    'code',
    files.filter(({ name }) => !isTest(name)),
  ),
  row(
    'tests',
    files.filter(({ name }) => isTest(name)),
  ),
]);
