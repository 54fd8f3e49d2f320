import { createServer } from 'node:net';
import { LOOPBACK } from '../../lib/server/commands/ports.ts';

const FIRST = 20_000;
const PORTS = 12_000;
/** The site, its backend, the hosts' app, the functions and the mail server stand on five ports in a row. */
const IN_A_ROW = 5;

/** The first of five free ports in a row on the loopback address, below those that the system hands out by itself. */
export async function freePorts(): Promise<number> {
  for (;;) {
    const first = FIRST + Math.floor(Math.random() * (PORTS / IN_A_ROW)) * IN_A_ROW;
    const ports = Array.from({ length: IN_A_ROW }, (_, nth) => first + nth);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => server.close(() => resolve(true)));
  });
}
