import { createHash } from 'node:crypto';
import { realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { StartError, systemErrorCode } from './start-error.ts';

/** Releases the folder. */
export type Unlock = () => Promise<void>;

/**
 * Holds a data folder for this process: two databases on one folder lose writes without a word. The lock is a socket,
 * because the system closes it with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<Unlock> {
  const socketPath = await socketPathOf(folder);
  const server = await bind(socketPath).catch(async (error: unknown) => {
    if (systemErrorCode(error) !== 'EADDRINUSE') throw error;
    if (await isAlive(socketPath)) throw inUse(folder);
    await unlink(socketPath).catch(() => undefined);
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

function bind(socketPath: string): Promise<Server> {
  const server = createServer((connection) => connection.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => resolve(server));
  });
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
