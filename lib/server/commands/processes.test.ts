import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { StartError } from './errors.ts';
import { keepRunning } from './processes.ts';

// Every part is a separate process, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 });

const said = vi.spyOn(console, 'error').mockReturnValue();
beforeEach(() => void said.mockClear());
afterAll(() => said.mockRestore());

/** Keeps parts running that each run one script; the last script goes on for all that follow. */
function keep(scripts: string[]) {
  const started: ChildProcess[] = [];
  const start = () => {
    const script = scripts[Math.min(started.length, scripts.length - 1)]!;
    const part = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
    started.push(part);
    return part;
  };
  const onEnded = vi.fn();
  return { started, onEnded, kept: keepRunning({ name: 'part', start, ready, onEnded }) };
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

test('a part that ends is started once more, and told of when it ends again', async () => {
  const { started, kept, onEnded } = keep([RUNS]);
  await kept.ready;
  started[0]!.kill('SIGKILL');
  await vi.waitFor(() => expect(started).toHaveLength(2), { timeout: 10_000 });
  expect(onEnded).not.toHaveBeenCalled();
  started[1]!.kill('SIGKILL');
  await vi.waitFor(() => expect(onEnded).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(said.mock.calls.flat().map(String)).toEqual(
    expect.arrayContaining([
      'The part ended unexpectedly; it is started once more.',
      'The part ended again.',
    ]),
  );
  await kept.stop();
  expect(started).toHaveLength(2);
});

test('nothing is started any more once it was asked to stop', async () => {
  const { started, kept, onEnded } = keep([RUNS]);
  await kept.ready;
  await kept.stop();
  await sleep(100);
  expect(started).toHaveLength(1);
  expect(started[0]!.signalCode).toBe('SIGTERM');
  expect(onEnded).not.toHaveBeenCalled();
});
