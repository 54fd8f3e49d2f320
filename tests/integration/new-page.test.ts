import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPage } from '../../docs/new-page/create-page.ts';

const ROOT = path.join(import.meta.dirname, '../..');
// What a page is made of and tested with; everything that the compiler and the linter need to judge it.
const COPIED = ['app', 'components', 'content', 'lib', 'supabase', 'tests', 'docs'];
const SETTINGS = ['tsconfig.json', 'eslint.config.mjs', '.prettierrc.json', '.prettierignore'];
const TYPES = ['package.json', 'tailwind.config.ts', 'next-env.d.ts', 'playwright.config.ts'];

let root: string;
const run = promisify(execFile);
const tool = (name: string, ...args: string[]) =>
  run(path.join(ROOT, 'node_modules/.bin', name), args, { cwd: root });

describe('npm run new:page', () => {
  beforeAll(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'new-page-'));
    const isSource = (from: string) => !/[/](visual|[.]data|illustrations|pictures)$/.test(from);
    for (const name of [...COPIED, ...SETTINGS, ...TYPES])
      await cp(path.join(ROOT, name), path.join(root, name), {
        recursive: true,
        filter: isSource,
      });
    await symlink(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  it('makes a page that compiles, and that linter and formatter would not touch', async () => {
    const written = await createPage(root, '/help/house-rules', "The host's house rules");
    expect(written).toEqual([
      'content/help-house-rules.ts',
      'tests/e2e/help-house-rules.spec.ts',
      'lib/paths.ts',
      'content/page-heads.ts',
      'tests/e2e/pages.ts',
      'app/(site)/(company)/help/house-rules/page.tsx',
    ]);
    await writeFile(
      path.join(root, 'tsconfig.page.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { incremental: false },
        include: ['next-env.d.ts'],
        files: written,
      }),
    );
    await tool('tsc', '--noEmit', '-p', 'tsconfig.page.json');
    await tool('eslint', '--max-warnings', '0', ...written);
    await tool('prettier', '--check', ...written);
    const paths = await readFile(path.join(root, 'lib/paths.ts'), 'utf8');
    expect(paths, 'its address').toContain("  helpHouseRules: '/help/house-rules',");
    expect(paths, 'and the sitemap').toContain('  paths.helpHouseRules,\n');
  }, 120_000);

  it.each([
    ['/help/house-rules', 'Again', /exists already/],
    ['/privacy', 'A second policy', /exists already/],
    ['/login', 'What is a redirect', /exists already/],
    ['house-rules', 'No slash', /is no address/],
    ['/House', 'Upper case', /is no address/],
    ['/../out', 'Out of the tree', /is no address/],
    ['/fine', ' ', /needs a title/],
  ])('refuses %s (%s) and writes nothing', async (address, title, sentence) => {
    const before = await readFile(path.join(root, 'lib/paths.ts'), 'utf8');
    await expect(createPage(root, address, title)).rejects.toThrow(sentence);
    expect(await readFile(path.join(root, 'lib/paths.ts'), 'utf8')).toBe(before);
  });
});
