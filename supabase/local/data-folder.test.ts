import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearFolder, ensureFolder, lockFolder, markReady, prepareFolder } from './data-folder.ts';

let parent: string;
let folder: string;

beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), 'nightdesk-folder-'));
  folder = path.join(parent, 'deep/data');
});

afterEach(() => rm(parent, { recursive: true }));

const VERSIONS = ['20270101000000', '20270201000000'];

const addData = () => writeFile(path.join(folder, 'inbox.jsonl'), '{}\n');
const hasData = () => existsSync(path.join(folder, 'inbox.jsonl'));

test('makes a missing folder and keeps the data of a finished one, also of an earlier migration', async () => {
  await ensureFolder(folder);
  await prepareFolder(folder, VERSIONS);
  await addData();
  for (const recorded of [VERSIONS, VERSIONS.slice(0, 1)]) {
    await markReady(folder, recorded);
    await prepareFolder(folder, VERSIONS);
    expect(hasData()).toBe(true);
  }
});

test('starts over where the first setup was cut short, and clears its own folder', async () => {
  await ensureFolder(folder);
  await prepareFolder(folder, VERSIONS);
  await addData();
  await prepareFolder(folder, VERSIONS);
  expect(hasData()).toBe(false);
  await addData();
  await clearFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('leaves a foreign folder alone', async () => {
  await ensureFolder(folder);
  await addData();
  await expect(prepareFolder(folder, VERSIONS)).rejects.toThrow('is not a Nightdesk data folder');
  await expect(clearFolder(folder)).rejects.toThrow('is not a Nightdesk data folder');
  expect(hasData()).toBe(true);
});

test.each([
  ['with migrations that are not there any more', ['20260101000000'], 'an earlier version'],
  ['with one among them that is gone', [...VERSIONS, '20270115000000'], 'an earlier version'],
  ['of a newer version', [...VERSIONS, '20270301000000'], 'a newer version'],
])('refuses a folder %s, and leaves it as it is', async (_, recorded, maker) => {
  await ensureFolder(folder);
  await markReady(folder, recorded);
  await addData();
  const marker = () => readFile(path.join(folder, 'nightdesk.json'), 'utf8');
  const before = await marker();
  await expect(prepareFolder(folder, VERSIONS)).rejects.toThrow(
    `The database in ${folder} was made by ${maker} of this site`,
  );
  expect(hasData()).toBe(true);
  expect(await marker()).toBe(before);
});

test('a file is no folder', async () => {
  const file = path.join(parent, 'file');
  await writeFile(file, '');
  await expect(ensureFolder(file)).rejects.toThrow('is not a folder');
  await expect(ensureFolder(path.join(file, 'data'))).rejects.toThrow('is not a folder');
});

test('one holder at a time, under every name of the folder', async () => {
  await ensureFolder(folder);
  const unlock = await lockFolder(folder);
  const otherName = path.join(folder, '../../deep/data');
  await expect(lockFolder(otherName)).rejects.toThrow('is in use by another running');
  await unlock();
  const unlockAgain = await lockFolder(otherName);
  await unlockAgain();
});
