import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from './palette';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

// Files that cannot import the palette or use a stylesheet.
const templates = globSync('supabase/templates/*.html', { cwd: ROOT });

it.each([...templates, 'app/icon.svg'])('%s repeats values of lib/palette.ts only', (file) => {
  const colours: string[] = Object.values(palette).flatMap((colour) =>
    typeof colour === 'string' ? [colour] : Object.values(colour),
  );
  const used = read(file).match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  const others = used.filter((colour) => !colours.includes(colour.toUpperCase()));
  expect(others, `values in ${file} that lib/palette.ts has not`).toEqual([]);
});

const drawings = globSync('{app,components}/**/*.svg', { cwd: ROOT });

it.each(drawings.filter((file) => file !== 'app/icon.svg'))(
  '%s takes its colours from the palette',
  (file) => {
    const names = Object.entries(palette).flatMap(([name, colour]) =>
      typeof colour === 'string'
        ? [name]
        : Object.keys(colour).map((shade) => (shade === 'DEFAULT' ? name : `${name}-${shade}`)),
    );
    const drawing = read(file);
    expect(drawing).not.toMatch(/#[0-9a-f]{3,8}\b(?!")/i);
    const used = [...drawing.matchAll(/var\(--palette-([\w-]+)\)/g)].map(([, name]) => name);
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((name) => !names.includes(name!))).toEqual([]);
  },
);
