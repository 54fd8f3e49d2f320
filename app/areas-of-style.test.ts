import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');

/** Loaded when a link is slow, with a sheet of its own: the frame around it does without. */
const LOADED_LATE = 'components/layout/skeleton-of.tsx';

/** Every stylesheet of an area, and the files whose pages it dresses. */
const areas = [
  ...['home', 'product', 'reading', 'company'].map((area) => ({
    sheet: `app/(site)/(${area})/utilities.css`,
    pages: `app/(site)/(${area})/**/*.tsx`,
  })),
  { sheet: 'app/(auth)/utilities.css', pages: 'app/(auth)/**/*.tsx' },
  { sheet: 'app/admin/admin.css', pages: 'app/admin/**/*.tsx' },
  { sheet: 'components/layout/skeletons.css', pages: LOADED_LATE },
];
const frame = ['app/site-frame.tsx', 'app/site-document.tsx'];

describe('the utilities of an area', () => {
  // An element whose classes are only partly in its area's sheet may take the rest from another area's, in a wrong order.
  it.each(areas)('$sheet cover every file that its pages are made of', ({ sheet, pages }) => {
    const covered = new Set([...sourcesOf(sheet), ...globSync(pages, { cwd: ROOT })]);
    const around = sheet.includes('(site)') ? frame : [];
    const reached = reachedFrom([...globSync(pages, { cwd: ROOT }), ...around]);
    const left = reached.filter((file) => !around.includes(file) && namesClasses(file));
    expect(left.length).toBeGreaterThan(5);
    expect(left.filter((file) => !covered.has(file))).toEqual([]);
  });
});

/** The files that a stylesheet names as sources, those of the sheets that it imports included. */
function sourcesOf(sheet: string): string[] {
  const css = readFileSync(path.join(ROOT, sheet), 'utf8');
  const here = path.dirname(sheet);
  const named = (rule: RegExp) => [...css.matchAll(rule)].map(([, at = '']) => path.join(here, at));
  const files = named(/@source '([^']+)';/g).flatMap((at) =>
    globSync([at, `${at}/**/*.{ts,tsx}`], { cwd: ROOT }),
  );
  const left = new Set(
    named(/@source not '([^']+)';/g).flatMap((at) => globSync(at, { cwd: ROOT })),
  );
  const imported = named(/@import '(\.[^']+)';/g).flatMap(sourcesOf);
  return [...imported, ...files.filter((file) => !left.has(file))];
}

/** The files of app and components that some files import, directly or not, themselves included. */
function reachedFrom(files: string[]): string[] {
  const reached = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || !/^(app|components)\/.*\.tsx?$/.test(file)) continue;
    if (file === LOADED_LATE && !files.includes(file)) continue;
    reached.add(file);
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    for (const [, at = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const found = resolve(file, at);
      if (found) waiting.push(found);
    }
  }
  return [...reached];
}

function resolve(from: string, at: string): string | undefined {
  if (!/^(@\/|\.)/.test(at)) return undefined;
  const bare = at.startsWith('@/') ? at.slice(2) : path.join(path.dirname(from), at);
  return ['', '.tsx', '.ts']
    .map((ending) => bare + ending)
    .find((file) => existsSync(path.join(ROOT, file)) && statSync(path.join(ROOT, file)).isFile());
}

/** Whether a file names utilities: in its markup, or in a list of classes that others take from it. */
function namesClasses(file: string): boolean {
  return /className="|className=\{`|cva\(|[cC]lasses\b|'(flex|grid|inline-flex|absolute|text-|bg-|w-|h-)/.test(
    readFileSync(path.join(ROOT, file), 'utf8'),
  );
}
