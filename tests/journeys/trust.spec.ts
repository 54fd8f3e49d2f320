import { expect, test } from '../support/fixtures.ts';

const GERMAN = 'Guten Abend, hier ist Nightdesk, der KI-Assistent des Chalets Arve.';

test('the sentence is copied as it is read, and a browser that refuses selects it @core', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/trust');
  const tag = page.getByRole('listitem').filter({ hasText: 'German' }).first();
  const copy = tag.getByRole('button', { name: 'Copy the sentence in German' });
  await copy.click();
  await expect(tag.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(GERMAN);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await copy.click();
  await expect(tag.getByRole('status')).toHaveText('Selected. Copy it with your keyboard.');
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(GERMAN);
});
