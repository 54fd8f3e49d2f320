import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from './errors.ts';
import { keepRunning } from './processes.ts';

// Every part is a separate process, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const PAUSES = { first: 1, longest: 8, fine: 60_000 };

const said = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => void said.mockClear());
afterAll(() => said.mockRestore());

/** Keeps parts running that each run one script; the last script goes on for all that follow. */
function keep(scripts: string[], pauses = PAUSES) {
  const started: ChildProcess[] = [];
  const start = () => {
    const script = scripts[Math.min(started.length, scripts.length - 1)]!;
    const part = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(part);
    return part;
  };
  return { started, kept: keepRunning({ name: 'part', start, ready, pauses }) };
}

const RUNS = "console.log('ready'); setInterval(() => {}, 1000)";
const ENDS = 'process.exit(1)';

async function ready(part: ChildProcess): Promise<void> {
  const told = once(part.stdout!, 'data').then(() => true);
  if (!(await Promise.race([told, once(part, 'close').then(() => false)])))
    throw new StartError('It ended before it was ready.');
}

test('a part that never became ready is not restarted, and the reason is logged', async () => {
  const { started, kept } = keep([ENDS, RUNS]);
  await expect(kept.ready).rejects.toThrow('It ended before it was ready.');
  await sleep(100);
  expect(started).toHaveLength(1);
  await kept.stop();
});

test('a part that was ready once is never given up, but tried ever more seldom', async () => {
  const { started, kept } = keep([RUNS, ENDS, ENDS, ENDS, ENDS, ENDS, RUNS]);
  await kept.ready;
  started[0]!.kill('SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(7), { timeout: 20_000 });
  const sentences = said.mock.calls.flat().map(String);
  const pauses = sentences.map((text) => /again in ([\d.]+) s/.exec(text)?.[1]).filter(Boolean);
  expect(pauses.map(Number)).toEqual([0.002, 0.004, 0.008, 0.008, 0.008, 0.008]);
  expect(sentences).toContain('It ended before it was ready.');
  await kept.stop();
  expect(started[6]!.signalCode).toBe('SIGTERM');
});

test('a part that ran fine is back after the shortest pause, however often that was before', async () => {
  const { started, kept } = keep([RUNS], { ...PAUSES, fine: 0 });
  await kept.ready;
  for (const count of [1, 2, 3]) {
    started.at(-1)!.kill('SIGKILL');
    await vi.waitFor(() => expect(started).toHaveLength(count + 1), { timeout: 10_000 });
  }
  const sentences = said.mock.calls.flat().filter((text) => /again/.test(String(text)));
  expect(sentences).toEqual(
    Array(3).fill('The part ended unexpectedly; it is started again in 0.001 s.'),
  );
  await kept.stop();
});

test('nothing is started any more once it was asked to stop, in a pause neither', async () => {
  const { started, kept } = keep([RUNS], { first: 100, longest: 1_000, fine: 60_000 });
  await kept.ready;
  started[0]!.kill('SIGKILL');
  await vi.waitFor(() => expect(said).toHaveBeenCalledOnce());
  await kept.stop();
  await sleep(400);
  expect(started).toHaveLength(1);
});
