import { expect, test } from 'vitest';
import { Mutex } from './database.ts';

test('runs one task at a time, in order, and goes on after a failure', async () => {
  const mutex = new Mutex();
  const events: string[] = [];
  const task = (name: string, fails = false) =>
    mutex.run(async () => {
      events.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      events.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([task('a'), task('b', true), task('c')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(events).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});
