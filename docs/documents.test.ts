import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages } from '../lib/languages/languages.ts';
import { searchedPages } from '../lib/paths.ts';
import { documentedBlocks } from '../tests/support/documented-commands.ts';
import packageJson from '../package.json' with { type: 'json' };

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...globSync(['docs/*.md', 'docs/decisions/*.md'], { cwd: ROOT }),
];
const records = globSync('docs/decisions/0*.md', { cwd: ROOT });

/** So much is still read; what is added takes the place of something. */
const MOST_WORDS = 14_000;
const MOST_RECORDS = 30;

const TOP_LEVEL = '(?:app|components|content|docs|lib|public|supabase|tests|[.]ci|[.]github)/';
const A_PATH = new RegExp(`^${TOP_LEVEL}[^\\s\`]*$`);
const A_PATH_IN_A_COMMENT = new RegExp(
  `(?<=^|[\\s\`(])(${TOP_LEVEL}(?:[(][\\w-]+[)]|[\\w./@[\\]*-])*[\\w\\]*])`,
  'gm',
);
const A_FILE = /^[\w.*{},-]+\.(?:ts|tsx|mjs|json|sql|md|toml|css|yml)$/;
const isFile = (name: string) => A_PATH.test(name) || A_FILE.test(name);
const HERE = { cwd: ROOT, exclude: (name: string) => /node_modules|^\.next/.test(name) };

const SOURCES = globSync(
  [
    '{app,components,content,lib,supabase,tests}/**/*.{ts,tsx,css,sql,toml}',
    'docs/{deploy,pictures}/*.{conf,service,ts}',
    '*.{ts,mjs,json}',
    '{.,supabase/functions/}.env.example',
  ],
  HERE,
);
const jobs = read('tests/jobs.ts');
const code = SOURCES.map(read).join('\n');

/** Names in the form of code that are not ours: what the documents advise against, and other programs. */
const NOT_OURS = ['fetchFaqDataFromDb', 'getX', 'listX', 'allowQuery'];

/** What makes a setting: it is in an example file, or a program of ours reads it. */
const settings = [
  ...read('.env.example').matchAll(/^# ([A-Z][A-Z0-9_]*)=/gm),
  ...read('supabase/functions/.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm),
  ...globSync(['{lib,tests,supabase}/**/*.ts', '*.config.ts'], HERE).flatMap((file) => [
    ...read(file).matchAll(/\benv\.([A-Z][A-Z0-9_]*)/g),
  ]),
].map(([, name]) => name);

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const inBackticks = (text: string) => matches(text.replace(/```.*?```/gs, ''), /`([^`\n]+)`/g);

/**
 * A name without a folder is found anywhere; a path with a star is one that matches something; a file that the reader makes
 * has an example.
 */
function isThere(name: string): boolean {
  if ([name, `${name}.example`].some((file) => existsSync(path.join(ROOT, file)))) return true;
  if (A_PATH.test(name) && !name.includes('*')) return false;
  return globSync([name, `**/${name}`], HERE).length > 0;
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names commands that are there', () => {
    const scripts = matches(text, /npm run (?:-s )?([a-z][\w:-]*)/g);
    expect(scripts.filter((name) => !(name in packageJson.scripts))).toEqual([]);
    const called = matches(text, /npm run job (?:-- )?([a-z]+)/g);
    expect(called.filter((name) => !jobs.includes(`name: '${name}'`))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const names = inBackticks(text).filter(isFile);
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });

  it('names functions, tables, events and headers that the code knows', () => {
    const names = matches(inBackticks(text).join('\n'), /^([A-Za-z][\w-]*)(?:\(\))?$/gm);
    const inCode = names.filter((name) => /[a-z][A-Z]|[_-]/.test(name));
    expect(inCode.filter((name) => !code.includes(name) && !NOT_OURS.includes(name))).toEqual([]);
  });

  it('links to what is there', () => {
    const links = matches(text, /\]\((?!https?:|mailto:)([^)#]+)/g);
    const folder = path.dirname(file);
    expect(links.filter((link) => !existsSync(path.join(ROOT, folder, link)))).toEqual([]);
  });

  it('names settings that are read', () => {
    const names = matches(inBackticks(text).join('\n'), /^([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/gm);
    const codes = ['DUPLICATE_BOOKING'];
    expect(names.filter((name) => ![...settings, ...codes].includes(name))).toEqual([]);
  });
});

it('a new page is the nine files that README.md names: no other file lists the pages', () => {
  const [, step = ''] = /(\*\*Add a page\.\*\*.*?)\n\d\. /s.exec(read('README.md')) ?? [];
  const [page = '', words = '', ...lists] = inBackticks(step).filter(isFile);
  const texts = languages.map((language) => words.replace('/en/', `/${language}/`));
  expect([page, ...texts, ...lists].filter((name) => !isThere(name))).toEqual([]);
  expect([page, ...texts, ...lists]).toHaveLength(9);
  expect(step).toContain('nine files');
  // A link from another page is not counted: content/en/navigation.ts has most of them.
  const found = SOURCES.filter(
    (file) => listsPages(file) && !/^tests|[.]test[.]|navigation/.test(file),
  );
  expect(found.sort()).toEqual([...lists].sort());
});

/** Whether a file names more than half of the static pages: by their addresses, or by the files of their words. */
function listsPages(file: string): boolean {
  const pages = Object.entries(searchedPages).filter(([, address]) => address !== '/');
  const named = pages.filter(([name, address]) =>
    new RegExp(`paths\\.${name}\\b|[/|]${address.slice(1)}['|]`).test(read(file)),
  );
  return named.length > pages.length / 2;
}

it.each(records)('%s has the four parts of a decision, and the index names it', (file) => {
  const parts = matches(read(file), /^(?:## )?(Status: |Context$|Decision$|Consequences$)/gm);
  expect(parts).toEqual(['Status: ', 'Context', 'Decision', 'Consequences']);
  const title = matches(read(file), /^# (.+)$/gm);
  expect(read('docs/decisions/README.md')).toContain(`[${title}](${path.basename(file)})`);
});

it('the documents are short enough to be read', () => {
  const words = documents.flatMap((file) => read(file).split(/\s+/).filter(Boolean));
  expect(words.length).toBeLessThanOrEqual(MOST_WORDS);
  expect(records.length).toBeLessThanOrEqual(MOST_RECORDS);
});

it('comments of the code name files and folders that are there', () => {
  // A service of Supabase, and a file that its reader makes.
  const others = ['supabase/auth', 'supabase/functions/.env'];
  // Migrations never change, so they may name what was there then.
  const files = SOURCES.filter((file) => !file.startsWith('supabase/migrations'));
  const gone = files.flatMap((file) => {
    const comments = matches(read(file), /(?:^\s*(?:\/\/|\*|--|#)|\/\*|\/\/ )(.*)$/gm).join('\n');
    const names = matches(comments, A_PATH_IN_A_COMMENT);
    return names
      .filter((name) => !isThere(name) && !others.includes(name))
      .map((name) => [file, name]);
  });
  expect(gone).toEqual([]);
});

it('the index names every document', () => {
  const links = matches(read('docs/README.md'), /\]\(([^)#]+)\)/g);
  const files = globSync('*.md', { cwd: path.join(ROOT, 'docs') });
  expect(files.filter((file) => file !== 'README.md' && !links.includes(file))).toEqual([]);
});

it('the guide for administrators names buttons and fields as the admin area does', () => {
  const named = matches(read('docs/administrators.md').replace(/\s+/g, ' '), /\*\*([^*]+)\*\*/g);
  const others = ['New ...', 'Translate into ...', 'When a sender asks for deletion'];
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !code.includes(name) && !others.includes(name))).toEqual([]);
});

it('the example of settings names every setting of the site', () => {
  const known = matches(read('lib/env/env.ts'), /^ {4}([A-Z][A-Z0-9_]+):/gm);
  // The framework sets these itself, or they must not be set.
  const set = known.filter((name) => name !== 'NODE_ENV' && !name.startsWith('NEXT_'));
  expect(set.length).toBeGreaterThan(10);
  expect(set.filter((name) => !read('.env.example').includes(`\n# ${name}=`))).toEqual([]);
});

it('every command on the way to production is run by a test, or says that none runs it', () => {
  const unmarked = documentedBlocks.filter(({ name, rest }) => !name && rest !== 'not-run');
  expect(unmarked.map(({ commands }) => commands)).toEqual([]);
  const tests = globSync(['tests/**/*.ts'], HERE).map(read);
  const isRun = (name: string) =>
    tests.some((text) => text.includes('documentedCommands(') && text.includes(`'${name}'`));
  const names = documentedBlocks.flatMap(({ name }) => name ?? []);
  expect(names.length).toBeGreaterThan(3);
  expect(names.filter((name) => !isRun(name))).toEqual([]);
});
