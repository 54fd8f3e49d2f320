import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const sources = globSync('{app,components}/**/*.tsx', { cwd: ROOT }).filter(isSource);
const isOfDesk = (file: string) => file.startsWith('app/admin/');
const ofDesk = importedBy(sources.filter(isOfDesk));
const ofPublicPages = importedBy(
  sources.filter((file) => file.startsWith('app/') && !isOfDesk(file)),
);

// A class that its sheet does not scan has no style at all.
it.each([
  ['app/admin/admin.css', ofDesk],
  ['app/_document/public.css', ofPublicPages],
])('%s scans every component of its pages', (sheet, components) => {
  const scanned = scannedBy(sheet);
  expect(components.size).toBeGreaterThan(20);
  expect([...components].filter((file) => !scanned.has(file))).toEqual([]);
});

it('visitors get no style of a component that only the desk has', () => {
  const scanned = scannedBy('app/_document/public.css');
  const ofDeskAlone = [...ofDesk].filter((file) => !ofPublicPages.has(file));
  expect(ofDeskAlone.length).toBeGreaterThan(20);
  expect(ofDeskAlone.filter((file) => scanned.has(file))).toEqual([]);
});

/** Components with markup among these files and all that they import. */
function importedBy(files: readonly string[]): Set<string> {
  const found = new Set(files);
  for (const file of found)
    for (const [, at = ''] of read(file).matchAll(/(?:from|import)[ (]+'((?:@|\.)[^']*)'/g)) {
      const target = at.startsWith('@/') ? at.slice(2) : path.join(path.dirname(file), at);
      for (const ending of ['.tsx', '.ts'])
        if (existsSync(path.join(ROOT, target + ending))) found.add(target + ending);
    }
  return new Set(
    [...found].filter((file) => file.endsWith('.tsx') && /className|styled\(/.test(read(file))),
  );
}

/** The files that a sheet names to be searched for classes. */
function scannedBy(sheet: string): Set<string> {
  const found = new Set<string>();
  for (const [, not, at = ''] of read(sheet).matchAll(/@source (not )?'([^']+)'/g)) {
    const pattern = path.join(path.dirname(sheet), at);
    for (const file of sources)
      if (path.matchesGlob(file, pattern) || path.matchesGlob(file, path.join(pattern, '**')))
        if (not) found.delete(file);
        else found.add(file);
  }
  return found;
}

function isSource(file: string): boolean {
  return !/\.test\./.test(file);
}
