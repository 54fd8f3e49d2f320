import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import {
  access,
  cp,
  mkdir,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError, systemErrorCode } from '../../lib/server/commands/errors.ts';

/** Marks a folder as ours, so that nothing else is ever opened, filled or deleted by mistake. */
const MARKER = 'nightdesk.json';
const KIND = 'nightdesk-local-data';

/** ready: the database was set up to the end at least once. migrations: the versions that had run by then. */
type Marker = { kind: typeof KIND; ready: boolean; migrations?: readonly string[] };

/** Makes the folder if it is missing and checks that it can be used. Safe before the folder is locked. */
export async function ensureFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = systemErrorCode(error);
    if (code === 'EEXIST' || code === 'ENOTDIR') {
      throw new StartError(`${folder} is not a folder. Choose another with LOCAL_DATA_DIR=...`);
    }
    throw new StartError(
      `The data folder ${folder} cannot be read and written. Change its rights, or choose another with LOCAL_DATA_DIR=...`,
    );
  }
}

/**
 * Prepares a locked folder: a new one gets its marker, a foreign one is refused, and one after a setup that was cut short
 * is emptied, because nothing in it was ever reported as stored. `versions` are those of the migrations that there are.
 */
export async function prepareFolder(folder: string, versions: readonly string[]): Promise<void> {
  const marker = await readMarker(folder);
  if (marker?.ready) return refuseOtherHistory(folder, marker.migrations ?? [], versions);
  await clearFolder(folder);
  await writeMarker(folder, { kind: KIND, ready: false });
}

/** Notes that the database in the folder is complete, and which migrations it has. */
export const markReady = (folder: string, migrations: readonly string[]) =>
  writeMarker(folder, { kind: KIND, ready: true, migrations });

/**
 * Throws a StartError where a database has migrations that are not there any more, or not yet: this version of the site
 * does not know what its tables look like. Writes nothing.
 *
 * @param recorded the versions that the database has
 * @param versions those of the migrations that there are
 */
export function refuseOtherHistory(
  folder: string,
  recorded: readonly string[],
  versions: readonly string[],
): void {
  const unknown = recorded.filter((version) => !versions.includes(version));
  if (unknown.length === 0) return;
  const newest = versions.toSorted().at(-1) ?? '';
  const isNewer = unknown.some((version) => version > newest);
  throw new StartError(
    `The database in ${folder} was made by ${isNewer ? 'a newer' : 'an earlier'} version of this site, and this version cannot take it over. ` +
      'None of its data was changed. Start the version that made it, or move the folder away and start again, ' +
      'or delete its data with "npm run reset".',
  );
}

/** Deletes the data in a locked folder. Refuses a folder that holds anything but our data. */
export async function clearFolder(folder: string): Promise<void> {
  if (!(await readMarker(folder)) && (await readdir(folder)).length > 0)
    throw new StartError(
      `${folder} is not a Nightdesk data folder, so it is left alone. Choose an empty folder with LOCAL_DATA_DIR=...`,
    );
  await emptyFolder(folder);
}

/** Puts a copy of one data folder in the place of another that is locked and closed. */
export async function copyDataFolder(from: string, to: string): Promise<void> {
  await emptyFolder(to);
  await cp(from, to, { recursive: true });
}

async function emptyFolder(folder: string): Promise<void> {
  // the marker goes last: cut short, the rest is still known to be ours
  const names = (await readdir(folder)).filter((name) => name !== MARKER);
  for (const name of [...names, MARKER]) {
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}

async function readMarker(folder: string): Promise<Marker | null> {
  try {
    const marker = JSON.parse(await readFile(path.join(folder, MARKER), 'utf8')) as Marker;
    return marker.kind === KIND ? marker : null;
  } catch {
    return null;
  }
}

async function writeMarker(folder: string, marker: Marker): Promise<void> {
  const file = path.join(folder, MARKER);
  await writeFile(`${file}.new`, `${JSON.stringify(marker)}\n`);
  await rename(`${file}.new`, file);
}

/**
 * Holds a data folder for this process: two databases on one folder lose writes without a word. The lock is a socket,
 * because the system closes it with the process, however that ends. Gives the function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const socketPath = await socketPathOf(folder);
  const server = await bind(socketPath).catch(async (error: unknown) => {
    if (systemErrorCode(error) !== 'EADDRINUSE') throw error;
    if (await isAlive(socketPath)) throw inUse(folder);
    await rm(socketPath).catch(() => undefined);
    return bind(socketPath).catch(() => {
      throw inUse(folder);
    });
  });
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

async function socketPathOf(folder: string): Promise<string> {
  const hash = createHash('sha256')
    .update(await realpath(folder))
    .digest('hex');
  // short, and outside the folder: a socket's path may have about 100 characters
  return path.join(os.tmpdir(), `nightdesk-${hash.slice(0, 24)}.sock`);
}

async function bind(socketPath: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy()).listen(socketPath);
  await once(server, 'listening');
  return server;
}

function isAlive(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socketPath);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('close', () => connection.destroy());
  });
}

function inUse(folder: string): StartError {
  return new StartError(
    `The data folder ${folder} is in use by another running Nightdesk backend.`,
  );
}
