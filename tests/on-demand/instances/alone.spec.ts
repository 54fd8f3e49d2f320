import { setTimeout as pause } from 'node:timers/promises';
import { addQuestion, expect, read, test, warm } from './fixtures.ts';

test.use({ isShared: false });

/** How long a page is fresh (next.config.ts), and a second more. */
const FRESH_MS = 31_000;

test('without Redis the other instance has a change when its own page is no longer fresh', async ({
  stand,
  admin,
}) => {
  const [first, second] = stand.instances;
  await warm(stand, '/faq');
  await addQuestion(admin, first, 'Does everybody know?');
  expect(await read(`${first.url}/faq`)).toContain('Does everybody know?');
  await pause(FRESH_MS);
  // Served once more as it was, while it is read again.
  await read(`${second.url}/faq`);
  const secondReads = () => read(`${second.url}/faq`);
  await expect.poll(secondReads, { timeout: 20_000 }).toContain('Does everybody know?');
});
