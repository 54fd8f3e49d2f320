import type { Ending } from './desk.ts';

/** What came of one activity. */
export type Line = {
  name: string;
  done: number;
  limited: number;
  errors: number;
  /** Milliseconds of those that were done: the middle one, the one that 95 % are not above, the longest. */
  median: number;
  p95: number;
  longest: number;
};

type Entry = { durations: number[]; limited: number; errors: number };

const FIRST_ERRORS = 5;

/** Counts how every activity ended and how long it took. */
export function openRecord(names: readonly string[]) {
  const entries = new Map<string, Entry>(
    names.map((name) => [name, { durations: [], limited: 0, errors: 0 }]),
  );
  const reasons: string[] = [];
  return {
    /** Does one thing and notes what came of it. Never throws. */
    note: async (name: string, act: () => Promise<Ending>): Promise<void> => {
      const entry = entries.get(name)!;
      const begun = performance.now();
      try {
        if ((await act()) === 'limited') entry.limited += 1;
        else entry.durations.push(performance.now() - begun);
      } catch (error) {
        entry.errors += 1;
        const { message, cause } = error as Error;
        if (reasons.length < FIRST_ERRORS)
          reasons.push(`${name}: ${message}${cause ? ` (${String(cause)})` : ''}`);
      }
    },
    /** The reasons of the first errors. */
    reasons,
    lines: (): Line[] => [...entries].map(([name, entry]) => lineOf(name, entry)),
  };
}

function lineOf(name: string, { durations, limited, errors }: Entry): Line {
  const sorted = durations.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return {
    name,
    done: sorted.length,
    limited,
    errors,
    median: at(0.5),
    p95: at(0.95),
    longest: at(1),
  };
}
