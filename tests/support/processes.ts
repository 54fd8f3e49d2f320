import { readdir, readFile, readlink } from 'node:fs/promises';

/** Bytes of a page of memory, and ticks of the clock in a second, of every Linux that Node runs on. */
const PAGE_BYTES = 4_096;
const TICKS = 100;

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

/** Memory (resident, in bytes), handles and processor time (in seconds) of a process; null when it is gone. */
export async function usageOf(pid: number) {
  try {
    const [statm, stat, handles] = await Promise.all([
      readFile(`/proc/${pid}/statm`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
      readdir(`/proc/${pid}/fd`),
    ]);
    // The fields of `stat` after the name, which may hold spaces; the 14th and 15th of all are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return {
      bytes: Number(statm.split(' ')[1]) * PAGE_BYTES,
      handles: handles.length,
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
    };
  } catch {
    return null;
  }
}

/** What the handles of a process are, by kind, most frequent first: for whoever has to find a leak. */
export async function handleKindsOf(pid: number): Promise<string> {
  const kinds = new Map<string, number>();
  for (const handle of await readdir(`/proc/${pid}/fd`).catch(() => [])) {
    const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => 'gone');
    const kind = target.replace(/:\[\d+\]$/, '');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other - one);
  return sorted.map(([kind, count]) => `${count} ${kind}`).join(', ');
}
