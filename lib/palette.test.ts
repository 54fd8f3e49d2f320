import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { palette } from './palette';

const ROOT = path.join(import.meta.dirname, '..');

// Files that can import nothing.
const drawings = globSync('{app,components}/**/*.svg', { cwd: ROOT });

it.each(['supabase/templates/confirmation.html', ...drawings])(
  '%s has no other colours than those of the palette',
  (file) => {
    const colours: string[] = Object.values(palette).flatMap((colour) =>
      typeof colour === 'string' ? [colour] : Object.values(colour),
    );
    const used = readFileSync(path.join(ROOT, file), 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? [];
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((colour) => !colours.includes(colour.toUpperCase()))).toEqual([]);
  },
);
