import { expect, test } from 'vitest';
import { within } from './within.ts';

test('gives what came in time, and passes a failure on', async () => {
  expect(await within(1_000, Promise.resolve('here'))).toBe('here');
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('does not wait for what never comes', async () => {
  await expect(within(20, new Promise(() => undefined))).rejects.toThrow('no answer within 20 ms');
});
