import { expect, test, vi } from 'vitest';
import { budgets } from './budgets.ts';
import { readTwice } from './read.ts';

test('a read that fails is tried once more, after a pause', async () => {
  const error = { code: '', message: 'away', details: '', hint: '' };
  const query = vi
    .fn<() => Promise<{ data: string[] | null; error: null }>>()
    .mockResolvedValueOnce({ data: null, error: error as never })
    .mockResolvedValueOnce({ data: ['row'], error: null });
  const begun = performance.now();
  expect(await readTwice('rows', query as never)).toEqual(['row']);
  expect(query).toHaveBeenCalledTimes(2);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(budgets.retryPause - 5);
});
