import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedBlocks } from '../tests/support/documented-commands.ts';
import packageJson from '../package.json' with { type: 'json' };

// Decision records are history: they keep their words when something moves.
const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];

const TOP_LEVEL = '(?:app|components|content|docs|lib|public|supabase|tests|[.]ci|[.]github)/';
const A_PATH = new RegExp(`^${TOP_LEVEL}[^\\s\`]*$`);
const A_FILE = /^[\w.*{},-]+\.(?:ts|tsx|mjs|json|sql|md|toml|css|yml)$/;
const HERE = { cwd: ROOT, exclude: (name: string) => /node_modules|^\.next/.test(name) };

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
    const suites = matches(text, /playwright test (?:-c )?([a-z][\w./-]*)/g);
    expect(suites.filter((name) => !isThere(name) && !isThere(`${name}.spec.ts`))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const names = inBackticks(text).filter((name) => A_PATH.test(name) || A_FILE.test(name));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
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

it('the index names every document', () => {
  const links = matches(read('docs/README.md'), /\]\(([^)#]+)\)/g);
  const files = globSync('*.md', { cwd: path.join(ROOT, 'docs') });
  expect(files.filter((file) => file !== 'README.md' && !links.includes(file))).toEqual([]);
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
