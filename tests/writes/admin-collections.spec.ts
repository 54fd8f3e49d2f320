import type { Locator, Page } from '@playwright/test';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';

const TITLE = 'E2E The lamp in the hall';

test.afterEach(async () => {
  await serviceClient().from('blog_posts').delete().like('title', 'E2E %').throwOnError();
});

test('an administrator writes, publishes, changes and deletes an article, and the next visitor sees it @core', async ({
  adminPage: page,
}) => {
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'New article' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();

  // Refused: each field has its sentence, and nothing typed is lost.
  await text.pressSequentially('It burns all night.');
  await page
    .getByRole('textbox', { name: 'Picture (optional)', exact: true })
    .fill('/images/posts/decide-once.png');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(title).toHaveAccessibleDescription(/Title is required/);
  const description = page.getByRole('textbox', { name: 'Description of the picture' });
  await expect(description).toHaveAccessibleDescription(/Describe the picture/);
  await expect(description).toBeFocused();
  await expect(text).toHaveText('It burns all night.');

  await page.getByRole('textbox', { name: 'Picture (optional)', exact: true }).fill('');
  await title.fill(TITLE);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Where the switch is.');
  await expect(page.getByRole('textbox', { name: 'Reading time' })).toHaveAttribute(
    'placeholder',
    '1 min read',
  );
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Article created');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  const address = `/resources/${page.url().split('/').at(-1)}`;
  expect(await readAsVisitor(address)).not.toContain(TITLE);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Article published');
  expect(await readAsVisitor(address)).toContain('>It burns all night.</p>');
  expect(await readAsVisitor('/resources')).toContain(TITLE);
  expect(await readAsVisitor('/stored-sitemap.xml')).toContain(address);

  // A later moment hides it again; the history brings the published version back.
  const from = page.getByLabel('Public from').filter({ visible: true });
  await from.fill('2099-01-01T09:00');
  await page.getByRole('button', { name: 'Schedule' }).click();
  await expect.poll(() => readAsVisitor(address)).not.toContain(TITLE);
  const changes = page.getByRole('group').filter({ hasText: 'Changed' });
  await expect(changes).toHaveCount(2);
  await changes.first().locator('summary').click();
  await expect(changes.first().locator('ins').filter({ visible: true })).toContainText([
    '1 Jan 2099, 09:00',
    '1 Jan 2099',
  ]);
  await page.getByRole('button', { name: 'Restore the version before' }).first().click();
  await expectToast(page, 'The earlier version is stored again');
  await expect(from).toHaveValue('');
  expect(await readAsVisitor(address)).toContain(TITLE);

  await page.getByRole('link', { name: 'All articles' }).click();
  await findByTitle(page, TITLE);
  const box = page.getByRole('checkbox', { name: `Select ${TITLE}` });
  await box.check();
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expectToast(page, '1 article unpublished');
  await expect(page.getByRole('row', { name: TITLE })).toContainText('Draft');
  expect(await readAsVisitor(address)).not.toContain(TITLE);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expectToast(page, 'The earlier version is stored again');
  await expect(page.getByRole('row', { name: TITLE })).toContainText('Published');
  expect(await readAsVisitor(address)).toContain(TITLE);

  await box.check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(TITLE);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Article deleted');
  await expect(page.getByText(`Nothing matches “${TITLE}”.`)).toBeVisible();
  expect(await readAsVisitor(address)).not.toContain(TITLE);
});

test('a table, a list of Word and a link come into an article, and Back loses nothing', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/articles');
  await page.getByRole('link', { name: 'New article' }).click();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();
  await text.pressSequentially('Rooms');
  await paste(text, PASTED);
  // The editor puts the caret back a moment after it gets the focus.
  await text.focus();
  // Where the text was pasted.
  const note = text.getByRole('status').filter({ hasText: 'Not everything in the pasted text' });
  await expect(note.getByRole('listitem')).toHaveText([/^Pictures/]);
  await expect(
    text.getByRole('table').getByRole('cell', { name: '90' }).locator('s'),
  ).toBeVisible();
  await expect(text.locator('ul ul')).toHaveText('Inner');
  await text.locator('> p').last().click(); // below the table
  await text.press('Control+k');
  const link = page.getByRole('dialog', { name: 'Link' });
  const target = link.getByRole('combobox', { name: 'Address' });
  // A page by its title, with the keys alone.
  await target.fill('trust');
  await expect(link.getByRole('option').first()).toContainText('/trust');
  await target.press('ArrowDown');
  await target.press('Enter');
  await expect(target).toHaveValue('/trust');
  await expect(link.getByRole('option')).toHaveCount(0);
  await target.fill('see there');
  await target.press('Enter');
  await expect(target).toHaveAccessibleDescription(/This is no address/);
  await target.fill('www.example.com/a');
  await target.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.getByRole('link', { name: 'www.example.com/a' })).toHaveAttribute(
    'href',
    'https://www.example.com/a',
  );
  await text.pressSequentially(' שלום');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(TITLE);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Articles' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'New article' }).click();
  await page.getByRole('button', { name: 'Go on with what you typed' }).click();
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(TITLE);
  await expect(text.locator('ul ul')).toHaveText('Inner');
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Article created');
  const { data } = await serviceClient()
    .from('blog_posts')
    .select('content')
    .eq('title', TITLE)
    .single()
    .throwOnError();
  expect(data.content).toBe(STORED);
});

test('an article with an edit conflict is overwritten only on request', async ({
  adminPage: page,
}) => {
  const { data } = await serviceClient()
    .from('blog_posts')
    .insert({ title: TITLE, excerpt: 'Where the switch is.' })
    .select('id')
    .single()
    .throwOnError();
  await page.goto(`/admin/articles/${data.id}`);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const excerpt = page.getByRole('textbox', { name: 'Excerpt' });
  await title.fill('E2E My title');
  await excerpt.fill('Where my switch is.');
  await serviceClient()
    .from('blog_posts')
    .update({ title: 'E2E Their title', excerpt: 'Where their switch is.' })
    .eq('id', data.id)
    .throwOnError();
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed' });
  // Neither reads as deleted.
  const marked = notice.locator('mark').filter({ visible: true });
  await expect(marked).toContainText(['My', 'Their', 'my', 'their']);
  await expect(notice.locator('del, ins')).toHaveCount(0);
  await expect(title).toHaveValue('E2E My title');
  // Field by field; the last choice saves.
  await notice.getByRole('button', { name: /^Take theirs ?: Title/ }).click();
  await expect(title).toHaveValue('E2E Their title');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(notice).toBeHidden();
  const storedNow = async () => {
    const post = serviceClient().from('blog_posts').select('title, excerpt').eq('id', data.id);
    return (await post.single().throwOnError()).data;
  };
  await expect
    .poll(storedNow)
    .toEqual({ title: 'E2E Their title', excerpt: 'Where my switch is.' });

  // What only one of the two changed is no conflict.
  await title.fill('E2E My last title');
  await serviceClient()
    .from('blog_posts')
    .update({ excerpt: 'On the left.' })
    .eq('id', data.id)
    .throwOnError();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Article saved');
  await expectToast(page, 'Somebody else changed Excerpt while you were editing; that is kept.');
  await expect(excerpt).toHaveValue('On the left.');
  expect(await storedNow()).toEqual({ title: 'E2E My last title', excerpt: 'On the left.' });
});

test('the saving is shown before a price is saved', async ({ adminPage: page }) => {
  await page.goto('/admin/prices');
  await page.getByRole('textbox', { name: 'Per property, billed monthly' }).fill('EUR 20');
  await page.getByRole('textbox', { name: 'Per property, billed yearly' }).fill('120');
  await expect(page.getByText('Paid yearly, a property costs 50 % less.')).toBeVisible();
});

/** What Word puts on the clipboard: a picture, a list as paragraphs, a table with a struck cell. */
const PASTED =
  "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>First<img src='file:///C:/a.png'></p>" +
  "<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>Inner</p>" +
  '<table><tr><td>Attic</td><td><s>90</s></td></tr></table>';
const STORED =
  '<p>Rooms</p><ul><li><p>First</p><ul><li><p>Inner</p></li></ul></li></ul>' +
  '<table><tbody><tr><td><p>Attic</p></td><td><p><s>90</s></p></td></tr></tbody></table>' +
  '<p><a href="https://www.example.com/a" rel="noopener">www.example.com/a</a> שלום</p>';

function paste(text: Locator, html: string): Promise<void> {
  return text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    element.dispatchEvent(paste);
  }, html);
}

async function findByTitle(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=/);
}

/** The next request of a visitor, without the cache of a browser. */
async function readAsVisitor(path: string): Promise<string> {
  return (await fetch(`${SITE_URL}${path}`)).text();
}
