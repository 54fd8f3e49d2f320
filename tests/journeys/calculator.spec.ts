import { expect, test } from '../support/fixtures.ts';
import { runAxe } from '../support/visit.ts';

const strip = 'The strip';

test('what is typed is on the strip, in the address, and the same for who opens the link without scripts @core', async ({
  page,
  browser,
}) => {
  await page.goto('/calculator');
  await page.getByLabel('Properties', { exact: true }).fill('7');
  await page.getByLabel('Minutes per message', { exact: true }).fill('2,5');
  await page.getByRole('button', { name: 'More: Worth of an hour' }).click();
  await page.getByRole('radio', { name: 'Monthly' }).check();
  // 7 × 12 × 2.5 ÷ 60 × 52 ÷ 12 × 70 % × 30 EUR = 318.50, and 7 × 19.90 = 139.30.
  const paper = page.getByRole('region', { name: strip });
  await expect(paper).toContainText('179.20');
  await expect(page.getByRole('status').filter({ hasText: 'EUR left' })).toHaveText(
    '179.20 EUR left a month.',
  );
  await expect(page).toHaveURL(
    /\/calculator\?properties=7&messages=12&minutes=2%2C5&share=70&hour=30&billing=monthly$/,
  );
  const lines = await paper.innerText();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(page.url());
  expect(await reader.getByRole('region', { name: strip }).innerText()).toBe(lines);
  await expect(reader.getByLabel('Minutes per message', { exact: true })).toHaveValue('2,5');
  await expect(reader.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  await expect(reader.getByRole('button', { name: 'Copy link' })).toBeHidden();

  await reader.getByLabel('Messages per property and week', { exact: true }).fill('1');
  await reader.getByRole('button', { name: 'Work it out' }).click();
  await expect(reader.getByRole('region', { name: strip })).toContainText(
    'At this size it does not pay for itself; testing is free all the same.',
  );
  await context.close();
});

test('an emptied field is named, and the last sum does not stay beside it', async ({ page }) => {
  await page.goto('/calculator');
  const paper = page.getByRole('region', { name: strip });
  await expect(paper).toContainText('118.67');
  const messages = page.getByLabel('Messages per property and week', { exact: true });
  await messages.fill('');
  await expect(messages).toHaveAccessibleDescription(/Enter a number from 0 to 500/);
  await expect(paper).toContainText('Still wanted:');
  await expect(paper).not.toContainText('118.67');
  await expect(page.getByRole('table')).toBeHidden();
  expect(await runAxe(page, { colours: true })).toEqual([]);
  await messages.fill('2');
  await expect(paper).toContainText('−33.00');
  expect(await runAxe(page, { colours: true })).toEqual([]);
});

test('the whole sum is printed on one page', async ({ page }) => {
  await page.goto('/calculator?properties=1000&messages=2&hour=1000');
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
