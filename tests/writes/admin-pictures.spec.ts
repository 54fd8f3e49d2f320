import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectToast, test } from '../support/fixtures.ts';
import { serviceClient } from '../support/people.ts';
import { SITE_URL } from '../support/site.ts';
import { runAxe } from '../support/visit.ts';

const TITLE = 'E2E The picture of the hall';
const STORED = /^\/media\/[0-9a-f]{64}\.webp$/;

test.afterEach(async () => {
  await serviceClient().from('blog_posts').delete().like('title', 'E2E %').throwOnError();
});

/** A picture file of one colour, as a file field takes it. */
async function pictureFile(name: string, background: string) {
  const create = { width: 1200, height: 800, channels: 3, background } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg().toBuffer() };
}

/** Presses a button that opens the browser's dialog for files, and chooses one. */
async function choose(
  page: Page,
  button: ReturnType<Page['getByRole']>,
  file: Awaited<ReturnType<typeof pictureFile>>,
) {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles(file);
}

test('an administrator uploads a cover and a picture of the text, and visitors see both @core', async ({
  adminPage: page,
  browser,
  tolerate,
}) => {
  tolerate(/status of 422 .*\/admin\/media/);
  await page.goto('/admin/articles/new');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(TITLE);
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('What hangs beside the door.');
  await page.getByRole('textbox', { name: 'Reading time' }).fill('1 min read');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.pressSequentially('Before the picture.');

  // The cover: refused without a description, and a file of another kind at once.
  const upload = page.getByRole('button', { name: 'Upload a picture' });
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await choose(page, upload, { name: 'a.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('Please choose a picture in the format')).toBeVisible();
  // The server knows what it is, the browser only by the ending that is missing.
  await choose(page, upload, { ...(await pictureFile('cover', 'teal')), mimeType: '' });
  await expect(
    page.getByText('Uploaded. It is kept once you save. The picture is stored as WebP.', {
      exact: true,
    }),
  ).toBeVisible();
  const cover = page.getByRole('textbox', { name: 'Picture (optional)', exact: true });
  await expect(cover).toHaveValue(STORED);
  await page.getByRole('button', { name: 'Create' }).click();
  const coverAlt = page.getByRole('textbox', { name: 'Description of the picture' });
  await expect(coverAlt).toHaveAccessibleDescription(/Describe the picture/);
  await coverAlt.fill('The hall, all teal');

  // The picture of the text: no insertion without a description.
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture in the text' });
  await choose(
    page,
    dialog.getByRole('button', { name: 'Upload a picture' }),
    await pictureFile('text.jpg', 'crimson'),
  );
  await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue(STORED);
  await dialog.getByRole('button', { name: 'Insert' }).click();
  const alt = dialog.getByRole('textbox', { name: 'Description of the picture' });
  await expect(alt).toHaveAccessibleDescription(/Describe the picture/);
  await expect(alt).toBeFocused();
  expect(await runAxe(page)).toEqual([]);
  await alt.fill('A crimson wall');
  await alt.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('img', { name: 'A crimson wall' })).toBeVisible();
  await expect(text).toContainText('Before the picture.');
  expect(await runAxe(page)).toEqual([]);

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectToast(page, 'Article published');
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/);

  const visitor = await browser.newPage();
  await visitor.goto(`/resources/${page.url().split('/').at(-1)}`);
  for (const name of ['The hall, all teal', 'A crimson wall']) {
    const picture = visitor.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
      'through the image optimiser',
    ).toContain('/_next/image?url=%2Fmedia%2F');
  }
  expect(await runAxe(visitor)).toEqual([]);
  await visitor.close();

  // Off the site by its own way, which clears the caches; the visit stores the list again, which other suites start from.
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await expectToast(page, 'Article unpublished');
  const list = await fetch(`${SITE_URL}/resources`);
  expect(await list.text()).not.toContain(TITLE);
});

test.describe('on a bad line', () => {
  test.use({ tolerated: /admin\/media/ });

  test('a pasted and a dropped picture are uploaded, and a failed upload can be repeated', async ({
    adminPage: page,
  }) => {
    await page.goto('/admin/articles/new');
    const text = page.getByRole('textbox', { name: 'Text', exact: true });
    await text.pressSequentially('Typed before.');
    const dialog = page.getByRole('dialog', { name: 'Picture in the text' });
    const address = dialog.getByRole('textbox', { name: 'Address' });

    for (const type of ['paste', 'drop']) {
      await page.route('**/admin/media', (route) => route.abort(), { times: 1 });
      const { buffer } = await pictureFile('', type === 'paste' ? 'olive' : 'navy');
      await text.evaluate(
        (element, { type, base64 }) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const data = new DataTransfer();
          data.items.add(new File([bytes], 'p.jpg', { type: 'image/jpeg' }));
          // Behind the end of the first line.
          const { right, top } = element.getBoundingClientRect();
          const init = { bubbles: true, cancelable: true, clientX: right - 30, clientY: top + 25 };
          element.dispatchEvent(
            type === 'paste'
              ? new ClipboardEvent('paste', { ...init, clipboardData: data })
              : new DragEvent('drop', { ...init, dataTransfer: data }),
          );
        },
        { type, base64: buffer.toString('base64') },
      );
      await expect(dialog.getByText('The picture could not be uploaded')).toBeVisible();
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(address).toHaveValue(STORED);
      await dialog.getByRole('textbox', { name: 'Description of the picture' }).fill(`By ${type}`);
      await dialog.getByRole('button', { name: 'Insert' }).click();
      await expect(text.getByRole('img', { name: `By ${type}` })).toBeVisible();
      await expect(text).toBeFocused();
      await page.keyboard.type(`Typed after the ${type}.`);
    }
    for (const typed of ['before', 'after the paste', 'after the drop'])
      await expect(text).toContainText(`Typed ${typed}.`);
    await expect(text.getByRole('img')).toHaveCount(2);
  });
});
