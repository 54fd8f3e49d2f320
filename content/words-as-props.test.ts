import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { languages } from '../lib/languages/languages.ts';

const root = path.resolve(import.meta.dirname, '..');
const modules = new Set(
  globSync('{app,components,content,lib}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
  ),
);
const sourceOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isClient = (file: string) => /^'use client';/.test(sourceOf(file));
const isServer = (file: string) => /^'use server';/.test(sourceOf(file));

const known = new Map<string, string[]>();

/** The modules that a module brings along, on demand or at once. What it takes as types only is not among them. */
function importsOf(file: string): string[] {
  const before = known.get(file);
  if (before) return before;
  const code = sourceOf(file).replaceAll(/^(?:import|export) type [^;]+;/gm, '');
  const imports = ts.preProcessFile(code).importedFiles.flatMap(({ fileName }) => {
    const place = fileName.startsWith('@/')
      ? fileName.slice(2)
      : path.join(path.dirname(file), fileName);
    return [place, `${place}.ts`, `${place}.tsx`, `${place}/index.ts`].filter((name) =>
      modules.has(name),
    );
  });
  known.set(file, imports);
  return imports;
}

/** What loads the words of the page's language after a failure, as the framework gives error files no props. */
const LOADER = 'components/states/words-of-page.ts';

/** Four texts in the language in which a page is suggested, where that is another than its own. */
const SUGGESTION = 'components/layout/language-suggestion-bar.tsx';

/** The desk is in English only. */
const hasNoProps = (file: string) =>
  file.startsWith('app/admin/') || [LOADER, SUGGESTION].includes(file);

/** The ways on which a module that the browser loads comes to a content module. */
function waysToContent(entry: string): string[] {
  const ways = new Map([[entry, entry]]);
  for (const [file, way] of ways) {
    if (file.startsWith('content/')) continue;
    for (const next of importsOf(file)) {
      // Actions stay on the server, and other client modules are entries of their own.
      if (ways.has(next) || isServer(next) || isClient(next) || hasNoProps(next)) continue;
      ways.set(next, `${way} > ${next}`);
    }
  }
  return [...ways.values()].filter((way) => / > content\//.test(way));
}

const clients = [...modules].filter((file) => !hasNoProps(file) && isClient(file));

it('an error file loads the words of one language: each has an import of its own', () => {
  const code = sourceOf(LOADER);
  expect(code.match(/^import (?!type)[^;]*content/gm)).toBeNull();
  for (const language of languages) expect(code).toContain(`import('@/content/${language}/index')`);
});

it('a suggestion brings its own four texts along, and no other words', () => {
  const words = importsOf(SUGGESTION).filter((file) => file.startsWith('content/'));
  expect(words).toEqual(['content/language-suggestion.ts']);
});

it('no script of a public page brings content along: a client module gets its words as props', () => {
  expect(clients.flatMap(waysToContent)).toEqual([]);
});

it('sees content that a script would bring along, also through a module that is loaded on demand', () => {
  expect(waysToContent('app/admin/error.tsx')).toContain('app/admin/error.tsx > content/admin.ts');
  expect(waysToContent('components/states/words-of-page.ts').join()).toContain(
    'words-of-page.ts > content/en/index.ts',
  );
});
