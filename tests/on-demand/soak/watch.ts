import { descendantsOf, handleKindsOf, usageOf } from '../../support/processes.ts';
import { SAMPLE_EVERY_MS } from './settings.ts';

type Usage = NonNullable<Awaited<ReturnType<typeof usageOf>>>;

/** The processes that are watched, each by what its command holds. The framework renames its own. */
const PARTS = {
  site: /next-server|lib\/server\/serve\.ts/,
  backend: /supabase\/local\/server\.ts/,
  functions: /functions-main\.ts/,
} as const;
export type PartName = keyof typeof PARTS;

/** How a process did over the whole soak. */
export type Health = {
  part: PartName;
  /** Mean resident megabytes of the first and of the last third of the samples. */
  firstThird: number;
  lastThird: number;
  highest: number;
  /** Handles while nothing was going on, before and after. */
  handlesBefore: number;
  handlesAfter: number;
  handleKinds: string;
  /** Seconds of processor time. */
  processor: number;
};

/** Watches the processes of the site that this process has started. Throws when one of them is not there. */
export async function watchParts() {
  const processes = await descendantsOf(process.pid);
  const pids = new Map<PartName, number>();
  for (const [part, mark] of Object.entries(PARTS) as [PartName, RegExp][]) {
    // The innermost: a program may have been started by a script of the same name.
    const found = processes.findLast(({ command }) => mark.test(command));
    if (!found) throw new Error(`No process of the ${part} (${mark.source}) was found.`);
    pids.set(part, found.pid);
  }
  const samples = new Map<PartName, Usage[]>([...pids.keys()].map((part) => [part, []]));
  const before = await look();

  async function look(): Promise<Map<PartName, Usage>> {
    const seen = new Map<PartName, Usage>();
    for (const [part, pid] of pids) {
      const usage = await usageOf(pid);
      if (!usage) throw new Error(`The ${part} has ended; see the log.`);
      seen.set(part, usage);
    }
    return seen;
  }

  let failure: unknown;
  const timer = setInterval(() => {
    look()
      .then((seen) => seen.forEach((usage, part) => samples.get(part)!.push(usage)))
      .catch((error: unknown) => (failure ??= error));
  }, SAMPLE_EVERY_MS);

  return {
    stopSampling: () => clearInterval(timer),
    /** Looks once more, at processes that are idle again. Throws when one of them has ended in between. */
    conclude: async (): Promise<Health[]> => {
      if (failure) throw failure;
      const after = await look();
      return Promise.all(
        [...pids].map(async ([part, pid]) => ({
          part,
          ...memoryOf(samples.get(part)!),
          handlesBefore: before.get(part)!.handles,
          handlesAfter: after.get(part)!.handles,
          handleKinds: await handleKindsOf(pid),
          processor: after.get(part)!.seconds - before.get(part)!.seconds,
        })),
      );
    },
  };
}

function memoryOf(samples: Usage[]) {
  const megabytes = samples.map(({ bytes }) => bytes / 1_000_000);
  const third = Math.max(1, Math.floor(megabytes.length / 3));
  const mean = (part: number[]) => part.reduce((sum, one) => sum + one, 0) / part.length;
  return {
    firstThird: mean(megabytes.slice(0, third)),
    lastThird: mean(megabytes.slice(-third)),
    highest: Math.max(...megabytes),
  };
}
