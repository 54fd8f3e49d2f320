import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Sends many visitors to an address at the same moment, from a process of their own: a thousand answers keep one busy for
 * seconds, and the stand's proxy must go on answering the site in the meantime.
 *
 * @returns how many were answered with each status
 */
export async function visitAtOnce(url: string, visitors: number): Promise<Record<string, number>> {
  const { stdout } = await run(process.execPath, [import.meta.filename, url, String(visitors)]);
  return JSON.parse(stdout) as Record<string, number>;
}

async function visit(url: string): Promise<number> {
  const response = await fetch(url, { redirect: 'manual' });
  await response.arrayBuffer();
  return response.status;
}

if (process.argv[1] === import.meta.filename) {
  const [url = '', visitors] = process.argv.slice(2);
  const statuses = await Promise.all(Array.from({ length: Number(visitors) }, () => visit(url)));
  const counts = Object.groupBy(statuses, String);
  const numbers = Object.entries(counts).map(([status, visits]) => [status, visits?.length]);
  console.log(JSON.stringify(Object.fromEntries(numbers)));
}
