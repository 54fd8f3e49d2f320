import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  clearFolder,
  ensureFolder,
  isReady,
  MARKER,
  markReady,
  prepareFolder,
} from './data-folder.ts';
import { lockFolder } from './folder-lock.ts';
import { StartError } from './start-error.ts';

/** In every backup: what it holds, by path, with the SHA-256 of each file. */
const LIST = 'nightdesk-backup.json';
const KIND = 'nightdesk-backup';
const DATA = 'data';

type List = { kind: typeof KIND; made: string; files: Record<string, string> };

/**
 * Copies the embedded backend's folder (rows, users, files and caught mails are all in it) to a new folder, while no
 * backend runs on it. Throws a StartError when one does, when there is no complete data, or when the target exists.
 */
export async function backUp(dataFolder: string, target: string): Promise<void> {
  if (!(await isReady(dataFolder)))
    throw new StartError(`There is no complete data in ${dataFolder}.`);
  if (await exists(target))
    throw new StartError(`${target} is there already, so it is left alone.`);
  const unlock = await lockFolder(dataFolder);
  const unfinished = `${target}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    await cp(dataFolder, path.join(unfinished, DATA), { recursive: true });
    const files = await digests(path.join(unfinished, DATA));
    const list: List = { kind: KIND, made: new Date().toISOString(), files };
    await writeFile(path.join(unfinished, LIST), `${JSON.stringify(list, null, 1)}\n`);
    await rename(unfinished, target);
  } finally {
    await unlock();
  }
}

/**
 * Puts a backup in the place of the data folder. Every file is checked first, so that a damaged backup costs nothing.
 * Throws a StartError when it is damaged, when a backend runs on the folder, or when data is there that nobody allowed
 * to replace.
 */
export async function restore(
  source: string,
  dataFolder: string,
  mayReplace: boolean,
): Promise<void> {
  await check(source);
  await ensureFolder(dataFolder);
  const unlock = await lockFolder(dataFolder);
  try {
    if (!mayReplace && (await readdir(dataFolder)).length > 0) {
      throw new StartError(`There is something in ${dataFolder}. To replace it, add --replace.`);
    }
    await clearFolder(dataFolder);
    // Cut short from here on, the folder is known to be incomplete, and the next start empties it.
    await prepareFolder(dataFolder);
    const data = path.join(source, DATA);
    await cp(data, dataFolder, {
      recursive: true,
      filter: (file) => path.relative(data, file) !== MARKER,
    });
    await markReady(dataFolder);
  } finally {
    await unlock();
  }
}

async function check(source: string): Promise<void> {
  const list = await readList(source);
  const found = await digests(path.join(source, DATA));
  const names = new Set([...Object.keys(list.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => list.files[name] !== found[name]);
  if (wrong.length > 0) {
    throw new StartError(`The backup ${source} is damaged (${wrong[0]}); nothing was changed.`);
  }
}

async function readList(source: string): Promise<List> {
  try {
    const list = JSON.parse(await readFile(path.join(source, LIST), 'utf8')) as List;
    if (list.kind === KIND) return list;
  } catch {
    // Said below.
  }
  throw new StartError(`${source} is no backup of this program.`);
}

async function digests(folder: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha256');
    await pipeline(createReadStream(file), hash);
    found[path.relative(folder, file)] = hash.digest('hex');
  }
  return found;
}

function exists(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  );
}
