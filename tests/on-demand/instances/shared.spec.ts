import { setTimeout as pause } from 'node:timers/promises';
import { PAUSE_MS } from '../../../lib/server/invalidations.ts';
import { addQuestion, read, warm } from '../../smoke/questions.ts';
import { expect, test } from './fixtures.ts';
import { underLoad, VISITORS } from './load.ts';
import type { Stand } from './stand.ts';

test('an instance that was away while something was changed has the change when it is back', async ({
  stand,
  admin,
}) => {
  const [first, second] = stand.instances;
  for (const { url } of stand.instances) await warm(`${url}/faq`);
  await second.end('SIGTERM');
  await addQuestion(admin, first.url, 'Who keeps the keys?');
  await second.start();
  expect(await read(`${second.url}/faq`)).toContain('Who keeps the keys?');
});

test('an instance that is killed costs the requests in flight on it, and no stored write', async ({
  stand,
}) => {
  const [, second] = stand.instances;
  const load = await underLoad(stand.site, async () => {
    await pause(5_000);
    await second.end('SIGKILL');
    await pause(5_000);
    await second.start();
    await pause(3_000);
  });
  expect([...load.failures]).toEqual([]);
  expect(load.cutOff).toBeLessThanOrEqual(VISITORS);
  expect(load.answers).toBeGreaterThan(VISITORS);
  expect(load.acknowledged.length).toBeGreaterThan(0);
  expect(await storedOf(stand, load.acknowledged)).toEqual(load.acknowledged.toSorted());
});

test('without its Redis the site goes on, and shares again when it is back', async ({
  stand,
  admin,
}) => {
  const [first, second] = stand.instances;
  const load = await underLoad(stand.site, async () => {
    await pause(2_000);
    stand.redis?.freeze();
    await pause(4_000);
    stand.redis?.thaw();
    await pause(2_000);
    await stand.redis?.kill();
    await pause(4_000);
    for (const { url } of stand.instances) await warm(`${url}/faq`);
    await addQuestion(admin, first.url, 'Who closed the shared drawer?');
    expect(await read(`${first.url}/faq`)).toContain('Who closed the shared drawer?');
    await stand.redis?.start();
    // The first requests after the pause find it again, and what was changed is told once more.
    await pause(PAUSE_MS * 2);
  });
  expect([...load.failures]).toEqual([]);
  expect(load.cutOff).toBe(0);
  expect(load.acknowledged.length).toBeGreaterThan(0);
  expect(await storedOf(stand, load.acknowledged)).toEqual(load.acknowledged.toSorted());
  expect(await read(`${second.url}/faq`)).toContain('Who closed the shared drawer?');

  for (const { url } of stand.instances) await warm(`${url}/faq`);
  await addQuestion(admin, second.url, 'Who opened it again?');
  expect(await read(`${first.url}/faq`)).toContain('Who opened it again?');
});

/** Those of the addresses that the database has, each as often as it has it. */
async function storedOf(stand: Stand, addresses: string[]): Promise<string[]> {
  const { data } = await stand.backend
    .service()
    .from('newsletter_subscriptions')
    .select('email')
    .like('email', '%@letters.example')
    .throwOnError();
  const stored = data.map(({ email }) => String(email));
  return stored.filter((email) => addresses.includes(email)).toSorted();
}
