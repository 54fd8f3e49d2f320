import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { holdScripts } from '../support/slow-scripts.ts';

const RARE_WORD = 'zwetschgenmus';
const LISTING = `House by the lake

Parking
There is room for 2 cars in front of the garage, free of charge.

Wifi
The network is Lakeside, the password is on the card beside the ${RARE_WORD}.

Check-out
Please leave by 10:00 and put the key back into the box.`;

const row = (page: Page, id: string) => page.locator(`#own-${id}`);
const log = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(log(page).getByText(question).first()).toBeVisible();
}

/** All that a page sends from now on: addresses, headers and bodies. */
function recordSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(
      [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join('\n'),
    ),
  );
  return sent;
}

test('a pasted listing becomes notes, which are kept, saved, printed and imported again; nothing is sent @core', async ({
  page,
}) => {
  const sent = recordSent(page);
  await page.goto('/try');
  await page.getByLabel('Your listing, house manual').fill(LISTING);
  await page.getByRole('button', { name: 'Make my notes' }).click();
  await expect(row(page, 'parking')).toContainText('Written');
  await expect(row(page, 'wifi')).toContainText('Written');
  await expect(row(page, 'pets')).toContainText('Missing');

  await row(page, 'pets').locator('summary').click();
  await page.getByLabel('Can we bring a dog?').fill('Yes, one.');
  await expect(row(page, 'pets')).toContainText('Thin');
  await page.getByLabel('Name of the house').fill('House by the lake');
  await page.getByLabel('Country', { exact: true }).selectOption('Estonia');
  await page.reload();
  await expect(row(page, 'pets')).toContainText('Thin');
  await expect(page.getByLabel('Name of the house')).toHaveValue('House by the lake');

  await page.emulateMedia({ media: 'print' });
  const printed = page.locator('[data-own-book]');
  await expect(printed.getByText('112', { exact: true })).toBeVisible();
  await expect(printed.getByText(/room for 2 cars/)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('#note-wifi')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  for (const format of ['Markdown', 'JSON']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${format}` }).click();
    const buffer = await readFile(await (await download).path());
    expect(buffer.toString()).toContain('room for 2 cars');
    await page.getByLabel('Name of the house').fill('Changed');
    const chosen = { name: (await download).suggestedFilename(), mimeType: 'text/plain', buffer };
    await page.getByLabel('Import a file').setInputFiles(chosen);
    await expect(page.getByLabel('Name of the house')).toHaveValue('Changed');
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByLabel('Name of the house')).toHaveValue('House by the lake');
  }
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => request.includes(RARE_WORD))).toEqual([]);
});

test('a note answers, and two questions get two answers; the rest is told plainly or asked of the host @core', async ({
  page,
}) => {
  await page.goto('/try');
  await ask(page, 'What is the wifi password?');
  await expect(log(page)).toContainText('From the note: Wifi');
  await ask(page, 'Where can we park? When do we have to leave?');
  await expect(log(page)).toContainText('From the note: Parking');
  await expect(log(page)).toContainText('From the note: Check-out');
  await ask(page, `Do you sell ${RARE_WORD}?`);
  await expect(log(page)).toContainText('I do not know that. I am asking the host');
  await ask(page, 'Are you a robot?');
  await expect(log(page)).toContainText('Yes. Here a word search answers, without any AI.');
  await ask(page, 'There is a fire in the kitchen!');
  await expect(log(page).getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  await expect(log(page)).toContainText('I am calling the host.');
  await ask(page, 'Wo können wir bitte unser Auto parken?');
  await expect(log(page).getByRole('link', { name: /auf Deutsch/ })).toHaveAttribute(
    'href',
    '/de/try',
  );
});

test('on a phone with its keyboard open the answer and the field are in view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 340 });
  await page.goto('/de/try');
  const field = page.getByLabel('Ihre Frage');
  for (const question of ['Wie lautet das WLAN-Passwort?', 'Wann ist die Sauna offen?']) {
    await field.fill(question);
    await page.getByRole('button', { name: 'Fragen', exact: true }).click();
    const answer = log(page).getByRole('listitem').last();
    await expect(answer).toContainText('Aus der Notiz:');
    const top = async () => (await answer.locator('p').nth(1).boundingBox())!.y;
    await expect.poll(top).toBeGreaterThan(70); // below the bar of the page
    expect((await top()) + 60).toBeLessThan((await field.boundingBox())!.y);
    await expect(field).toBeInViewport({ ratio: 1 });
  }
});

test('what is typed before the scripts are there counts', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/try', { waitUntil: 'commit' });
  await page.getByLabel('Name of the house').fill('House by the lake');
  await row(page, 'pets').locator('summary').click();
  await page.getByLabel('Can we bring a dog?').fill('Yes, one.');
  release();
  await expect(row(page, 'pets')).toContainText('Thin');
  await expect(page.getByLabel('Name of the house')).toHaveValue('House by the lake');
  await expect(page.getByLabel('Can we bring a dog?')).toHaveValue('Yes, one.');
});

test('deleting asks first, and empties every tab', async ({ page, context }) => {
  await page.goto('/try');
  await page.getByLabel('Name of the house').fill('House by the lake');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own-house'))).toContain('lake');
  const other = await context.newPage();
  await other.goto('/try');
  await expect(other.getByLabel('Name of the house')).toHaveValue('House by the lake');
  await page.getByRole('button', { name: 'Delete these notes' }).click();
  await expect(page.getByLabel('Name of the house')).toHaveValue('House by the lake');
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  for (const tab of [page, other])
    await expect(tab.getByLabel('Name of the house')).toHaveValue('');
  expect(await other.evaluate(() => localStorage.getItem('own-house'))).toBeNull();
});

test('without JavaScript the example is a book to read and to print', async ({
  plainPage: page,
}) => {
  await page.goto('/try');
  await expect(page.locator('[id^=note-]')).toHaveCount(40);
  await expect(page.locator('#note-wifi')).toBeVisible();
  await expect(page.getByText('Making notes needs JavaScript')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(1); // the newsletter's
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#note-wifi')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});
