import type { ChildProcess } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A running process, as Linux tells of it. */
export type Process = { pid: number; command: string };

/** Every process below one, in the order in which they are found. Gives none where there is no /proc. */
export async function descendantsOf(pid: number): Promise<Process[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const children = lists.flatMap((list) => list.split(' ').filter(Boolean).map(Number));
  const found: Process[] = [];
  for (const child of children) {
    const command = await readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '');
    found.push({ pid: child, command: command.replaceAll('\0', ' ') });
    found.push(...(await descendantsOf(child)));
  }
  return found;
}

/** Waits until a process prints a text, to standard output or the stream that is given; throws when it ends before. */
export function printed(
  child: ChildProcess,
  text: string,
  stream: Readable = child.stdout!,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`The process ended before it printed "${text}".`)));
  });
}
