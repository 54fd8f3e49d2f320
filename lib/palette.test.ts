import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from './palette';

const ROOT = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it('app/icon.svg, which cannot import the palette, repeats its values only', () => {
  const colours = Object.values(palette).flatMap((colour): string[] =>
    typeof colour === 'string' ? [colour] : Object.values(colour),
  );
  const used = read('app/icon.svg').match(/#[0-9a-f]{6}\b/gi) ?? [];
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((colour) => !colours.includes(colour.toUpperCase()))).toEqual([]);
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
