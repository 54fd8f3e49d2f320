import { expect, test, vi } from 'vitest';
import { budgets } from '../supabase/budgets.ts';
import { DataError, readTwice } from './read.ts';

const AWAY = { code: '', message: 'away', details: '', hint: '' };
const failed = () => Promise.resolve({ data: null, error: AWAY as never });

test('a read that fails is tried once more, after a pause', async () => {
  const query = vi.fn(failed).mockImplementationOnce(failed);
  query.mockImplementationOnce(() =>
    Promise.resolve({ data: ['row'] as never, error: null as never }),
  );
  const begun = performance.now();
  expect(await readTwice('rows', query)).toEqual(['row']);
  expect(query).toHaveBeenCalledTimes(2);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(budgets.retryPause - 5);
});

test('it is not tried a third time', async () => {
  const query = vi.fn(failed);
  await expect(readTwice('rows', query)).rejects.toBeInstanceOf(DataError);
  expect(query).toHaveBeenCalledTimes(2);
});
