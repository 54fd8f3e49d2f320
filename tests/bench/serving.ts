import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LOAD, MEMORY_REQUESTS } from './limits.ts';

const run = promisify(execFile);

/** What a server gave under load: answers per second, and the time in ms that 99 of 100 requests did not exceed. */
export type Served = { perSecond: number; p99: number; errors: number };

/** Loads an address as browsers would ask for it, for so many seconds. */
export async function loadFor(address: string, seconds: number): Promise<Served> {
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${LOAD.connections}`,
    `-d${seconds}s`,
    '--latency',
    '-H',
    'accept-encoding: gzip, deflate, br',
    address,
  ]);
  const [, value = 'NaN', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? NaN;
  const failures = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? '0';
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p99: Number(value) * factor,
    errors: Number(failures),
  };
}

/** Memory of a server after the first tenth of many requests and after all of them, in bytes. */
export type Memory = { early: number; late: number; requests: number };

/**
 * Asks for one address after the other, again and again, up to MEMORY_REQUESTS times in all or until the deadline (a time of
 * Date.now()).
 */
export async function watchMemory(
  addresses: readonly string[],
  memory: () => Promise<number>,
  deadline: number,
): Promise<Memory> {
  const slice = 1;
  let requests = 0;
  let early = 0;
  for (let turn = 0; requests < MEMORY_REQUESTS; turn += 1) {
    if (turn > 0 && Date.now() + slice * 1000 > deadline) break;
    const { perSecond } = await loadFor(addresses[turn % addresses.length]!, slice);
    requests += Math.round(perSecond * slice);
    if (!early && requests >= MEMORY_REQUESTS / 10) early = await memory();
  }
  return { early, late: await memory(), requests };
}
