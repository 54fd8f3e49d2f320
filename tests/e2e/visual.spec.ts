import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { WIDTHS } from '../setup/budgets.ts';
import { compareThumbnails, sideBySide } from '../setup/compare-thumbnails.ts';
import { fromPng, pressThumbnail, toPng, type Thumbnail } from '../setup/thumbnails.ts';
import { openAndAnswer, visit } from '../setup/visit.ts';
import { expect, FIRST_VISIT, test } from './fixtures.ts';
import { places, TOLERATED } from './pages.ts';

test.use({ ...FIRST_VISIT, tolerated: TOLERATED });

const FOLDER = path.join(import.meta.dirname, '../visual');
const SET_LIMIT = 2_000_000;
const isUpdating = Boolean(process.env.UPDATE_THUMBNAILS);

for (const place of places) {
  test(`${place.name} looks as it did`, async ({ page }, testInfo) => {
    test.slow();
    for (const width of WIDTHS) {
      const name = `${place.name}-${width}.png`;
      const { thumbnail } = await visit(page, place, width);
      if (isUpdating) {
        await mkdir(FOLDER, { recursive: true });
        await writeFile(path.join(FOLDER, name), await toPng(thumbnail));
        continue;
      }
      const file = await readFile(path.join(FOLDER, name)).catch(() => null);
      expect.soft(file, `tests/visual/${name} is missing: UPDATE_THUMBNAILS=1`).not.toBeNull();
      if (!file) continue;
      const expected = await fromPng(file);
      const difference = compareThumbnails(expected, thumbnail);
      if (difference.finding) {
        await writeFile(
          testInfo.outputPath(name),
          await sideBySide(expected, thumbnail, difference),
        );
      }
      expect.soft(difference.finding, `expected | actual | difference: ${name}`).toBeNull();
    }
  });
}

test('the whole set is small, and every thumbnail belongs to a page', async () => {
  const files = await readdir(FOLDER).catch(() => []);
  const known = places.flatMap(({ name }) => WIDTHS.map((width) => `${name}-${width}.png`));
  expect(files.filter((file) => file.endsWith('.png') && !known.includes(file))).toEqual([]);
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(FOLDER, file))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SET_LIMIT);
});

test.describe('the comparison itself', () => {
  test.use({ bypassCSP: true }); // it changes the page by styles of its own

  const changes: [what: string, css: string][] = [
    ['a section that is gone', '#pricing { display: none !important }'],
    ['a section that is there and empty', '#pricing > * { visibility: hidden !important }'],
    [
      'a column 24 px to the right',
      '#pricing > * { position: relative !important; left: 24px !important }',
    ],
    ['a main heading in another colour', 'h1 { color: #c9483f !important }'],
    ['a heading in another font', 'h1 { font-family: monospace !important }'],
    [
      'a button that has lost its colour',
      'main .tag-shape::before { background: #fff !important }',
    ],
    ['a page without its style', 'header { height: 300px !important }'],
  ];

  test('overlooks how letters are smoothed, and nothing else', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAndAnswer(page, '/');
    const expected = await fromPng(await toPng(await pressThumbnail(page)));
    const withStyle = async (content: string): Promise<Thumbnail> => {
      const style = await page.addStyleTag({ content });
      const pressed = await pressThumbnail(page);
      await style.evaluate((element: Element) => element.remove());
      return pressed;
    };

    const unchanged = [
      'html { }',
      'body { text-rendering: geometricPrecision }',
      'body { -webkit-text-stroke: 0.15px currentcolor }',
      'main { position: relative; top: 2px; left: 1px }',
    ];
    for (const css of unchanged) {
      const { finding } = compareThumbnails(expected, await withStyle(css));
      expect.soft(finding, css).toBeNull();
    }
    for (const [what, css] of changes) {
      const { finding } = compareThumbnails(expected, await withStyle(css));
      expect.soft(finding, what).not.toBeNull();
    }
  });
});
