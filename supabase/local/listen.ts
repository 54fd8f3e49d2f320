import type { Server } from 'node:http';
import { LOOPBACK } from './settings.ts';
import { StartError, systemErrorCode } from './start-error.ts';

/** Binds a server to a port of this machine only; a StartError says so if the port cannot be had. */
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
