import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

const RARE_WORD = 'zwetschgenmus';

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

const lastDialog = (page: Page) => page.getByRole('log').first();
const drawer = (page: Page, label: string) =>
  page.getByRole('list', { name: 'The forty drawers' }).getByRole('link', { name: label });

test('a note answers, an unknown question goes to the host and back, and nothing typed is sent @core', async ({
  page,
}) => {
  const sent = recordSent(page);
  await page.goto('/try');
  const field = page.getByLabel('Your question').first();
  await field.fill('Where do I throw away the rubbish?');
  await field.press('Enter');
  await expect(lastDialog(page)).toContainText('From the note: Bins and recycling');
  await expect(drawer(page, 'Bins')).toHaveAttribute('aria-current', 'true');

  await field.fill(`Do you sell ${RARE_WORD}?`);
  await field.press('Enter');
  await expect(lastDialog(page)).toContainText(
    'I do not know. I am asking the team and will write back here.',
  );
  await expect(lastDialog(page)).toContainText(`Door 9 asks: “Do you sell ${RARE_WORD}?”`);
  await page.getByLabel('Your reply in a few words').fill(`${RARE_WORD} in August`);
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(lastDialog(page)).toContainText(`The team has replied: “${RARE_WORD} in August”`);

  await page.getByRole('link', { name: 'Do you have a baby bed?' }).click();
  await expect(lastDialog(page)).toContainText('Door 9 asks for a baby bed. Reply yes or no.');
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(lastDialog(page)).toContainText('The team has replied: yes.');

  await page
    .getByLabel('Where is the house, and how do we find it?')
    .fill(`By the ${RARE_WORD} tree, number 4.`);
  await page.getByLabel('Your question').nth(1).fill(`the ${RARE_WORD} address`);
  await page.getByLabel('Your question').nth(1).press('Enter');
  await expect(page.getByRole('log').nth(1)).toContainText('From the note: Address');
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((request) => request.includes(RARE_WORD))).toEqual([]);
});

test('an own house is kept, exported, deleted and imported again, and a file never replaces notes unasked @core', async ({
  page,
}) => {
  await page.goto('/try');
  const note = 'Chemin du Lac 4, the second house behind the church.';
  await page.getByLabel('Where is the house, and how do we find it?').fill(note);
  await page.getByRole('button', { name: 'Wifi Missing' }).click();
  await expect(page.getByLabel('What is the wifi, and where is the password?')).toBeFocused();
  await page.keyboard.type('On the card.');
  await expect(page.getByText('1 full, 1 thin (each counts half), 28 missing.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 full, 1 thin (each counts half), 28 missing.')).toBeVisible();

  for (const format of ['Markdown', 'JSON']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Export as ${format}` }).click();
    const file = await (await download).path();
    const buffer = await readFile(file);
    expect(buffer.toString()).toContain(note);

    await page.getByLabel('Where is the house, and how do we find it?').fill('Changed.');
    const chosen = { name: (await download).suggestedFilename(), mimeType: 'text/plain', buffer };
    await page.getByLabel('Import a file').setInputFiles(chosen);
    await expect(page.getByText('Replace them?')).toBeVisible();
    await expect(page.getByLabel('Where is the house, and how do we find it?')).toHaveValue(
      'Changed.',
    );
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByLabel('Where is the house, and how do we find it?')).toHaveValue(note);
  }

  await page.getByRole('button', { name: 'Delete my house' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Your house was deleted from this browser.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('own-house'))).toBeNull();
});

test('the printed sheet shows the house and nothing else of the page', async ({ page }) => {
  await page.goto('/try', { waitUntil: 'networkidle' });
  await page.getByLabel('Where is the house, and how do we find it?').fill('Chemin du Lac 4.');
  await page.evaluate(() => (window.print = () => undefined));
  await page.getByRole('button', { name: 'Print the sheet' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Chemin du Lac 4.').last()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
});

test('without JavaScript the ready questions lead to forty notes, and the thirty questions are a list', async ({
  plainPage: page,
}) => {
  await page.goto('/try');
  await expect(page.getByLabel('Your question').first()).toBeHidden();
  await page.getByRole('link', { name: 'Do you have a baby bed?' }).click();
  await expect(page).toHaveURL(/#note-baby-bed$/);
  await expect(page.locator('#note-baby-bed')).toBeInViewport();
  await expect(page.locator('[id^=note-]')).toHaveCount(40);
  await expect(page.getByText('Writing your own notes needs JavaScript')).toBeVisible();
  await expect(page.getByRole('term')).toHaveCount(30);
});
