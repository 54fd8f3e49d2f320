import type { Server } from 'node:net';
import { StartError, systemErrorCode } from './errors.ts';

/** Every server that the commands start binds here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

const DEFAULT_PORT = 3000;
/** The embedded parts use the four ports above the site's. */
const HIGHEST_PORT = 65_535 - 4;

/** The port of the site: the setting PORT, or 3000. Throws a StartError on a value that makes no sense. */
export function sitePort(value: string | undefined): number {
  if (!value) return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > HIGHEST_PORT) {
    throw new StartError(`PORT must be a number from 1 to ${HIGHEST_PORT}, not "${value}".`);
  }
  return port;
}

/** Binds a server to a port of this machine only. Throws a StartError if the port cannot be had. */
export async function listen(server: Server, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: Error) => reject(toStartError(error, port));
    server.once('error', fail);
    server.listen(port, LOOPBACK, () => {
      server.removeListener('error', fail);
      resolve();
    });
  });
}

function toStartError(error: Error, port: number): Error {
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is already taken. Stop the program that uses it, or choose another with PORT=...`,
    );
  }
  if (code === 'EACCES') {
    return new StartError(`Port ${port} needs more rights. Choose one above 1023 with PORT=...`);
  }
  return error;
}
