import type { Page } from '@playwright/test';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';

const TITLE = 'E2E The lamp in the hall';

test.afterEach(async () => {
  await serviceClient().from('blog_posts').delete().like('title', 'E2E %').throwOnError();
});

test('an administrator writes, publishes, changes and deletes an article, and the next visitor sees it', async ({
  adminPage: page,
}) => {
  await page.getByRole('link', { name: 'Articles' }).click();
  await page.getByRole('link', { name: 'New article' }).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeVisible();

  // Refused: each field has its sentence, and nothing typed is lost.
  await text.pressSequentially('It burns all night.');
  await page.getByLabel('Picture', { exact: false }).first().fill('/images/posts/decide-once.png');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(title).toHaveAccessibleDescription(/Title is required/);
  await expect(title).toBeFocused();
  await expect(
    page.getByRole('textbox', { name: 'Description of the picture' }),
  ).toHaveAccessibleDescription(/Describe the picture/);
  await expect(text).toHaveText('It burns all night.');

  await page.getByLabel('Picture', { exact: false }).first().fill('');
  await title.fill(TITLE);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Where the switch is.');
  await page.getByRole('textbox', { name: 'Reading time' }).fill('1 min read');
  await page.getByRole('button', { name: 'Create' }).click();
  await expectToast(page, 'Article created');
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);
  const address = `/resources/${page.url().split('/').at(-1)}`;
  expect(await readAsVisitor(address)).not.toContain(TITLE);

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Published' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Article saved');
  expect(await readAsVisitor(address)).toContain('<p>It burns all night.</p>');
  expect(await readAsVisitor('/resources')).toContain(TITLE);
  expect(await readAsVisitor('/stored-sitemap/articles-1.xml')).toContain(address);

  // A later day hides it again; the history brings the published version back.
  await page.getByLabel('Date').fill('2099-01-01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => readAsVisitor(address)).not.toContain(TITLE);
  const changes = page.getByRole('group').filter({ hasText: 'Changed' });
  await expect(changes).toHaveCount(2);
  await changes.first().locator('summary').click();
  await page.getByRole('button', { name: 'Restore the version before' }).first().click();
  await expectToast(page, 'The earlier version is stored again');
  await expect(page.getByLabel('Date')).not.toHaveValue('2099-01-01');
  expect(await readAsVisitor(address)).toContain(TITLE);

  await page.getByRole('link', { name: 'All articles' }).click();
  await findByTitle(page, TITLE);
  await page.getByRole('checkbox', { name: `Select ${TITLE}` }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(TITLE);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Article deleted');
  await expect(page.getByText(`Nothing matches “${TITLE}”.`)).toBeVisible();
  expect(await readAsVisitor(address)).not.toContain(TITLE);
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
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('E2E My title');
  await serviceClient()
    .from('blog_posts')
    .update({ title: 'E2E Their title' })
    .eq('id', data.id)
    .throwOnError();
  await page.getByRole('button', { name: 'Save' }).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed' });
  await expect(notice).toContainText('E2E Their title');
  await expect(title).toHaveValue('E2E My title');
  await notice.getByRole('button', { name: 'Take theirs' }).click();
  await expect(title).toHaveValue('E2E Their title');
});

test('the saving is shown before a price is saved', async ({ adminPage: page }) => {
  await page.goto('/admin/prices/pricing_standard_yearly');
  await page.getByRole('textbox', { name: 'Price in EUR' }).fill('120');
  await expect(page.getByText('Paid yearly, a property costs 50 % less.')).toBeVisible();
});

async function findByTitle(page: Page, title: string) {
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/q=/);
}

/** The next request of a visitor, without the cache of a browser. */
async function readAsVisitor(path: string): Promise<string> {
  return (await fetch(`${SITE_URL}${path}`)).text();
}
