import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomKeys, readKeys, writeKeys } from './keys.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-keys-'));
  file = path.join(folder, 'keys.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const modeOf = async (name: string) => (await stat(name)).mode & 0o777;

test('a folder without keys has none, and kept keys are its owner’s only, also after a copy', async () => {
  expect(await readKeys(folder)).toBeNull();
  const keys = randomKeys();
  await writeKeys(folder, keys);
  expect([await modeOf(file), await modeOf(folder)]).toEqual([0o600, 0o700]);
  await chmod(file, 0o644);
  expect(await readKeys(folder)).toEqual(keys);
  expect(await modeOf(file)).toBe(0o600);
});

test('no two folders get the same keys', () => {
  const [one, other] = [Object.values(randomKeys()), Object.values(randomKeys())];
  expect(new Set([...one, ...other]).size).toBe(6);
});

test.each(['{', '{}', '{"publishable":"a","secret":"b"}'])(
  'keys that cannot be read stop the start, so that the published ones do not take their place: %s',
  async (text) => {
    await writeFile(file, text);
    await expect(readKeys(folder)).rejects.toThrow(/^The keys in .*keys\.json cannot be read\./);
  },
);
