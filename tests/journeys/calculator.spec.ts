import { expect, test } from '../support/fixtures.ts';
import { runAxe } from '../support/visit.ts';

const answer = 'The answer';
const strip = 'The sum';

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
    'Yes. 21 of 30 nights undisturbed, today 9. 179.20 EUR left a month.',
  );
  await expect(page).toHaveURL(
    /\/calculator\/sum\?properties=7&messages=12&night=10&minutes=2%2C5&share=70&hour=30&billing=monthly$/,
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
  await expect(reader.getByRole('region', { name: answer })).toContainText(
    'From 160 messages a month.',
  );
  await context.close();
});

test('an emptied field is named, and the last answer does not stay beside it', async ({ page }) => {
  await page.goto('/calculator');
  const tag = page.getByRole('region', { name: answer });
  await expect(tag).toContainText('118.67');
  const messages = page.getByLabel('Messages per property and week', { exact: true });
  await messages.fill('');
  await expect(messages).toHaveAccessibleDescription(/Enter a number from 0 to 500/);
  await expect(tag).toContainText('Still wanted:');
  await expect(page.getByText('118.67')).toHaveCount(0);
  expect(await runAxe(page, { colours: true })).toEqual([]);
  await messages.fill('2');
  await expect(tag).toContainText('−33.00');
  expect(await runAxe(page, { colours: true })).toEqual([]);
});

test('on a phone the answer stays in view while entries change, and covers none', async ({
  page,
}) => {
  for (const [width, height, size] of [
    [360, 640, 16],
    [360, 740, 32],
    [740, 360, 16],
    [740, 360, 32],
  ] as const) {
    await page.setViewportSize({ width, height });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
    await page.goto('/calculator/sum?messages=2');
    await page.getByRole('button', { name: 'Copy link' }).focus();
    const field = page.getByLabel('Worth of an hour', { exact: true });
    await field.focus();
    await field.fill('26');
    // The browser scrolls to the field in its own time.
    await expect(async () => {
      const bar = await page.getByRole('region', { name: answer }).boundingBox();
      const number = await field.boundingBox();
      expect(bar?.y, `${width} × ${height}, ${size} px`).toBe(0);
      expect(number!.y).toBeGreaterThanOrEqual(bar!.height);
      expect(number!.y + number!.height).toBeLessThanOrEqual(height);
      expect(number!.width, 'a number of four digits').toBeGreaterThanOrEqual(4 * size);
    }).toPass({ timeout: 5_000 });
  }
});

test('what is printed is one page, and shows the chosen billing alone', async ({ page }) => {
  await page.goto('/calculator/sum?properties=1000&messages=2&hour=1000&billing=monthly');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Monthly', { exact: true })).toBeVisible();
  await expect(page.getByText('Yearly', { exact: true })).toBeHidden();
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
});
