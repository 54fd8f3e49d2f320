import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ensureWritable } from './site-build.ts';

test('a folder that is missing is made, and what cannot be written is named', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-writable-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await ensureWritable(path.join(folder, 'new', 'deep'));
  await ensureWritable(path.join(folder, 'new'));
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  // A test may run with every right there is: what no right can change is a folder below a file.
  await expect(ensureWritable(path.join(file, 'build'))).rejects.toThrow(
    `The folder ${path.join(file, 'build')} cannot be written`,
  );
});
