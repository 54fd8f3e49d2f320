import { addQuestion, read, warm } from '../../smoke/questions.ts';
import { expect, test } from './fixtures.ts';

test.use({ isShared: false });

test('without Redis the other instance has a change when its own page is no longer fresh', async ({
  stand,
  admin,
}) => {
  const [first, second] = stand.instances;
  await warm(`${first.url}/faq`);
  await warm(`${second.url}/faq`);
  await addQuestion(admin, first.url, 'Does everybody know?');
  expect(await read(`${first.url}/faq`)).toContain('Does everybody know?');
  expect(await read(`${second.url}/faq`)).not.toContain('Does everybody know?');
  await stand.letPagesAge();
  // Served once more as it was, while it is read again.
  await read(`${second.url}/faq`);
  const secondReads = () => read(`${second.url}/faq`);
  await expect.poll(secondReads, { timeout: 20_000 }).toContain('Does everybody know?');
});
