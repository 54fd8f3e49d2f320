import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
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

const addData = () => writeFile(path.join(folder, 'inbox.jsonl'), '{}\n');
const hasData = () => existsSync(path.join(folder, 'inbox.jsonl'));

test('makes a missing folder and keeps the data of a finished one', async () => {
  await ensureFolder(folder);
  await prepareFolder(folder);
  await addData();
  await markReady(folder);
  await prepareFolder(folder);
  expect(hasData()).toBe(true);
});

test('starts over where the first setup was cut short, and clears its own folder', async () => {
  await ensureFolder(folder);
  await prepareFolder(folder);
  await addData();
  await prepareFolder(folder);
  expect(hasData()).toBe(false);
  await addData();
  await clearFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('leaves a foreign folder alone', async () => {
  await ensureFolder(folder);
  await addData();
  await expect(prepareFolder(folder)).rejects.toThrow('is not a Nightdesk data folder');
  await expect(clearFolder(folder)).rejects.toThrow('is not a Nightdesk data folder');
  expect(hasData()).toBe(true);
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
