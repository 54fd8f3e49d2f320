import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const modules = globSync('{app,components}/**/*.module.css', { cwd: ROOT });
const sources = globSync('{app,components}/**/*.tsx', { cwd: ROOT }).map((file) => ({
  file,
  text: read(file),
}));

// A class that is missing is `undefined` to the compiler, and nothing to the browser.
describe.each(modules)('%s', (module) => {
  const users = sources.flatMap(({ file, text }) => {
    const name = importedFrom(module, file, text);
    return name ? [{ name, text }] : [];
  });
  const taken = users.flatMap(({ name, text }) => matches(text, `(?<![./\\w])${name}\\.(\\w+)`));
  // `styles[name]` may take any of them.
  const isSearched = users.some(({ name, text }) => new RegExp(`\\b${name}\\[`).test(text));
  const defined = classesOf(read(module));

  it('has every class that a component takes from it', () => {
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.filter((name) => !defined.includes(name))).toEqual([]);
  });

  it.skipIf(isSearched)('has no unused class', () => {
    expect(defined.filter((name) => !taken.includes(name))).toEqual([]);
  });
});

it.each(['app/globals.css', 'app/_document/tags.css'])(
  '%s has no shared class that no component has',
  (sheet) => {
    const shared = classesOf(read(sheet));
    const isTaken = (name: string) =>
      sources.some(({ text }) => new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(text));
    expect(shared.length).toBeGreaterThan(1);
    expect(shared.filter((name) => !isTaken(name))).toEqual([]);
  },
);

/** The name under which a component imports a module, if it does. */
function importedFrom(module: string, file: string, text: string): string | undefined {
  const imports = [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)];
  const found = imports.find(([, , at = '']) => path.join(path.dirname(file), at) === module);
  return found?.[1];
}

function classesOf(css: string): string[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\/|'[^']*'|theme\([^)]*\)/g, '');
  return [...new Set(matches(bare, '\\.([a-zA-Z][\\w-]*)'))];
}

function matches(text: string, rule: string): string[] {
  return [...text.matchAll(new RegExp(rule, 'g'))].map(([, found = '']) => found);
}
