import { expect, test } from 'vitest';
import { withTimeout } from './with-timeout.ts';

test('gives what came in time, and passes a failure on', async () => {
  expect(await withTimeout(1_000, Promise.resolve('here'))).toBe('here');
  await expect(withTimeout(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('does not wait for what never comes', async () => {
  await expect(withTimeout(20, new Promise(() => undefined))).rejects.toThrow(
    'no answer within 20 ms',
  );
});
