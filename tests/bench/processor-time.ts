import { readFile } from 'node:fs/promises';

/** Processor time of this machine since it started, in ticks: what was wanted of it, and what of that it did not get. */
export type ProcessorTime = { wanted: number; stolen: number };

/** Reads what the kernel has counted so far (proc(5), `/proc/stat`). */
export async function processorTime(): Promise<ProcessorTime> {
  const [all = ''] = (await readFile('/proc/stat', 'utf8')).split('\n');
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, stolen = 0] = all
    .split(/\s+/)
    .map(Number);
  return { wanted: user + nice + system + irq + softIrq + stolen, stolen };
}

/**
 * The share of the wanted processor time that other machines on the same hardware took between two readings, from 0 to 1.
 * Where it is high, times say more about those than about what was measured.
 */
export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  return (after.stolen - before.stolen) / (after.wanted - before.wanted);
}
