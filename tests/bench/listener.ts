import { readdir, readFile, readlink } from 'node:fs/promises';

/** The kernel's number for a TCP socket that listens. */
const LISTENS = '0A';

/** Resident memory in bytes of the process that listens on a port of this machine, from the kernel's own tables. */
export async function memoryOfListener(port: number): Promise<number> {
  const socket = `socket:[${await socketOf(port)}]`;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const open = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const file of open) {
      const target = await readlink(`/proc/${pid}/fd/${file}`).catch(() => '');
      if (target !== socket) continue;
      const status = await readFile(`/proc/${pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
    }
  }
  throw new Error(`No process listens on port ${port}.`);
}

async function socketOf(port: number): Promise<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = (await readFile('/proc/net/tcp', 'utf8')).trim().split('\n').slice(1);
  const row = rows
    .map((line) => line.trim().split(/\s+/))
    .find((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENS);
  return row?.[9] ?? '';
}
