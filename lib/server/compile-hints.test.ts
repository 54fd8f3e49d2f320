import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { COMPILE_HINT, hintSharedScripts } from './compile-hints.ts';

const SCRIPTS = { shared: 'react();', page: 'page();' };

/** A folder as a build leaves it. */
function build(manifest: object): { folder: string; script: (name: string) => string } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  mkdirSync(path.join(folder, 'static'));
  for (const [name, text] of Object.entries(SCRIPTS))
    writeFileSync(path.join(folder, `static/${name}.js`), text);
  writeFileSync(path.join(folder, 'build-manifest.json'), JSON.stringify(manifest));
  return { folder, script: (name) => readFileSync(path.join(folder, `static/${name}.js`), 'utf8') };
}

it('hints once at what every page loads, and leaves other scripts as they are', async () => {
  const { folder, script } = build({ rootMainFiles: ['static/shared.js'] });
  await hintSharedScripts(folder);
  await hintSharedScripts(folder);
  expect(script('shared')).toBe(`${COMPILE_HINT}${SCRIPTS.shared}`);
  expect(script('page')).toBe(SCRIPTS.page);
});

it.each([{}, { rootMainFiles: [] }, { rootMainFiles: ['static/gone.js'] }])(
  'warns where the build names no such scripts, or one that is not there: %o',
  async (manifest) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await hintSharedScripts(build(manifest).folder);
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  },
);
