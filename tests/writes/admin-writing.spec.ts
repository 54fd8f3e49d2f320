import { expect, expectToast, signIn, test } from '../support/fixtures.ts';
import { registerAdministrator, serviceClient } from '../support/people.ts';
import { runAxe } from '../support/visit.ts';

const TITLE = 'E2E The key on the hook';

test.afterEach(async () => {
  await serviceClient().from('blog_posts').delete().like('title', 'E2E %').throwOnError();
});

async function store(content: string) {
  const { data } = await serviceClient()
    .from('blog_posts')
    .insert({ title: TITLE, excerpt: 'Where it hangs.', content })
    .select('id')
    .single()
    .throwOnError();
  return `/admin/articles/${data.id}`;
}

test('a long text: tools and Save stay in view, the settings stand beside it, and nothing that is focused is covered', async ({
  adminPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await store('<p>A line about the key.</p>'.repeat(120)));
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  const save = page.getByRole('button', { name: 'Save' });
  const tools = page.getByRole('toolbar', { name: 'Formatting' });
  await text.press('Control+End');
  for (const part of [tools, save, page.getByLabel('Category')])
    await expect(part).toBeInViewport({ ratio: 1 });
  await expect(tools).toContainText('600 words, 3 min read');
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  expect(await runAxe(page)).toEqual([]);

  // A page of 1280 pixels at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const covered: unknown[] = [];
  await page.getByRole('textbox', { name: 'Title', exact: true }).focus();
  for (let stop = 0; stop < 24; stop++) {
    await page.keyboard.press('Tab');
    covered.push(
      await page.evaluate(() => {
        const element = document.activeElement!;
        const bar = document.querySelector('[data-slot=save-bar]')!;
        const { top } = element.getBoundingClientRect();
        const isCovered = !bar.contains(element) && top >= bar.getBoundingClientRect().top;
        return isCovered && bar.getBoundingClientRect().bottom > innerHeight - 2
          ? element.outerHTML
          : null;
      }),
    );
  }
  expect(covered.filter(Boolean)).toEqual([]);
});

test('by keyboard: the tools are one tab stop, a list is nested, a table is left, Ctrl+S saves', async ({
  adminPage: page,
}) => {
  await page.goto(await store('<p>Keys</p>'));
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('Keys').click();
  await page.keyboard.press('End');
  await page.keyboard.type('\n- one\ntwo');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(page.getByRole('toolbar').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Home');
  await expect(tool('Bold')).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText(/Ctrl\+B/);
  await page.keyboard.press('ArrowRight');
  await expect(tool('Italic')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool('Table').press('Enter');
  await expect(page.getByRole('group', { name: 'Table' })).toBeVisible();
  await page.keyboard.type('Room');
  for (let cell = 0; cell < 6; cell++) await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();

  await page.keyboard.press('Control+s');
  await expectToast(page, 'Article saved');
  const { data } = await serviceClient()
    .from('blog_posts')
    .select('content, read_time')
    .eq('title', TITLE)
    .single()
    .throwOnError();
  expect(data.content).toMatch(
    /^<p>Keys<\/p><ul><li><p>one<\/p><ul><li><p>two<\/p><\/li><\/ul><\/li><\/ul><table>/,
  );
  expect(data.content.match(/<tr>/g)).toHaveLength(3);
  expect(data.read_time).toBe('1 min read');
  await expect(page.getByRole('textbox', { name: 'Reading time' })).toHaveValue('');
});

test('what was typed is offered again with its age, also after another version was saved, and to the same administrator only', async ({
  adminPage: page,
}) => {
  const address = await store('<p>Keys</p>');
  await page.goto(address);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('E2E Typed by me');
  await expect(page.getByText('Not saved. Kept in this browser.')).toBeVisible();
  await serviceClient()
    .from('blog_posts')
    .update({ title: 'E2E Theirs' })
    .eq('title', TITLE)
    .throwOnError();

  // A crash leaves the tab without a word: another tab of the same browser finds it.
  const other = await page.context().newPage();
  await other.goto(address);
  const offer = other.getByRole('status').filter({ hasText: 'before this version was saved' });
  await expect(offer).toContainText(/You typed something here (just now|1 minute ago), before/);
  await expect(offer).toContainText('In: Title');
  const draft = await other.evaluate(() => {
    const [name = '', text = ''] =
      Object.entries(localStorage).find(([key]) => key.startsWith('desk-draft:')) ?? [];
    localStorage.removeItem(name);
    localStorage.setItem(name.replace(/:[^:]*:/, ':somebody-else:'), text);
    return name;
  });
  expect(draft).not.toBe('');
  await other.reload();
  await expect(other.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'E2E Theirs',
  );
  await expect(offer).toBeHidden();
  await other.close();

  // The conflict is in view, wherever the page was scrolled to.
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Somebody else changed' }),
  ).toBeInViewport();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectToast(page, 'Article saved');
});

test('what the editor of texts would lose is changed by owners as HTML; an editor keeps it and saves the rest', async ({
  adminPage: page,
  browser,
}) => {
  const figure = '<figure><p>Keys</p><figcaption>On the hook</figcaption></figure>';
  const address = await store(figure);
  const storedText = async () => {
    const posts = serviceClient().from('blog_posts').select('content, excerpt').eq('title', TITLE);
    return (await posts.single().throwOnError()).data;
  };
  const context = await browser.newContext();
  const other = await context.newPage();
  const { email, password } = await registerAdministrator('editor');
  await signIn(other, email, password);
  await other.waitForURL('**/admin');
  await other.goto(address);
  const kept = other.getByRole('textbox', { name: 'Text (optional)', exact: true });
  await expect(kept).toHaveValue(figure);
  await expect(kept).not.toBeEditable();
  await expect(other.getByText('An owner can change it')).toBeVisible();
  expect(await runAxe(other)).toEqual([]);
  await other.getByRole('textbox', { name: 'Excerpt' }).fill('By an editor.');
  await other.getByRole('button', { name: 'Save' }).click();
  await expectToast(other, 'Article saved');
  expect(await storedText()).toEqual({ content: figure, excerpt: 'By an editor.' });
  await context.close();

  await page.goto(address);
  const text = page.getByRole('textbox', { name: 'Text (optional)', exact: true });
  await text.fill(figure.replace('Keys', 'The keys'));
  await page.getByRole('button', { name: 'Save' }).click();
  await expectToast(page, 'Article saved');
  expect((await storedText()).content).toContain('The keys');
});
