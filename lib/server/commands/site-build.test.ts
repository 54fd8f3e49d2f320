import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureWritable } from './site-build.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-writable-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a folder that is missing is made', async () => {
  await ensureWritable(path.join(folder, 'new', 'deep'));
  await ensureWritable(path.join(folder, 'new'));
});

test('what cannot be written is named', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  // A test may run with every right there is: what no right can change is a folder below a file.
  await expect(ensureWritable(path.join(file, 'build'))).rejects.toThrow(
    `The folder ${path.join(file, 'build')} cannot be written`,
  );
});
