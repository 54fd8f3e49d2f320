import type { APIRequestContext, Page } from '@playwright/test';
import { everythingLaidOut } from '../support/visit.ts';
import { expect, test } from '../support/fixtures.ts';
import { places } from '../support/pages.ts';

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };

test('the styles of a page in the menu are in the document before its link is tapped', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const wanted = await sheetsOf(page.request, '/info/about');
  await page.goto('/');
  expect(await missing(page, wanted), 'the page one is on does without some').not.toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => missing(page, wanted)).toEqual([]);

  const before = await sheetsIn(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/info/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const after = await sheetsIn(page);
  expect(after.slice().sort(), 'none is loaded again').toEqual([...new Set(after)].sort());
  expect(after).toEqual(expect.arrayContaining(before));
});

test('a page that a link puts in is styled, and what stood there before is not', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await everythingLaidOut(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  const styled = await styledAtOnce(page, async () => {
    await link.click();
    await page.waitForURL('**/info/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
  // The header stands on the ground of the page that it is above.
  const own = await page.locator('main > :visible, main > :visible *, header, header *').count();
  expect(styled).toBeGreaterThan(own / 2);
  expect(styled).toBeLessThan(own + 10);
});

test('the administrators’ styles stay out of public pages', async ({ adminPage }) => {
  const own = await sheetsOf(adminPage.request, '/faq');
  const theirs = (await sheetsOf(adminPage.request, '/admin')).filter(
    (href) => !own.includes(href),
  );
  expect(theirs).not.toEqual([]);
  await adminPage.setViewportSize(DESK);
  await adminPage.goto('/faq');
  await expect(adminPage.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await expect
    .poll(async () => (await preloadedIn(adminPage)).filter((href) => theirs.includes(href)))
    .not.toEqual([]);
  await adminPage.waitForLoadState('networkidle');
  expect(await missing(adminPage, theirs)).toEqual(theirs);
});

// One page of each area.
for (const path of ['/', '/product', '/faq', '/about', '/auth'])
  for (const viewport of [PHONE, DESK])
    test(`the styles of all other pages change nothing on ${path} at ${viewport.width} px`, async ({
      page,
    }) => {
      const others = new Set<string>();
      for (const { path: other, status } of places)
        if (status === undefined)
          for (const href of await sheetsOf(page.request, other)) others.add(href);

      await page.setViewportSize(viewport);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Nothing is taken in by the page itself.
      await page.route(/_rsc=/, (route) => route.fulfill({ status: 204 }));
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await everythingLaidOut(page);
      const before = await looks(page);
      const added = await missing(page, [...others]);
      expect(added, 'there are others').not.toEqual([]);
      await addSheets(page, added);
      const after = await looks(page);
      expect(after.length).toBe(before.length);
      const changed = after.flatMap((look, place) =>
        look.filter((line, row) => line !== before[place]?.[row]),
      );
      expect(changed).toEqual([]);
    });

/** How many elements were styled at the same time, at most, while something was done. */
async function styledAtOnce(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const counts: number[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value as { name?: string; args?: { elementCount?: number } }[])
      if (event.name === 'UpdateLayoutTree') counts.push(event.args?.elementCount ?? 0);
  });
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  });
  await act();
  await session.send('Tracing.end');
  await ended;
  return Math.max(...counts);
}

/** The addresses of the stylesheets that a page's document links to. */
async function sheetsOf(request: APIRequestContext, path: string): Promise<string[]> {
  const html = await (await request.get(path)).text();
  const links = html.match(/<link [^>]*rel="stylesheet"[^>]*>/g) ?? [];
  return links.map((link) => /href="([^"]+)"/.exec(link)?.[1] ?? '');
}

function sheetsIn(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

function preloadedIn(page: Page): Promise<string[]> {
  return page
    .locator('link[rel=preload][as=style]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

async function missing(page: Page, wanted: string[]): Promise<string[]> {
  const there = await sheetsIn(page);
  return wanted.filter((href) => !there.includes(href));
}

function addSheets(page: Page, sheets: string[]): Promise<void> {
  return page.evaluate(async (hrefs) => {
    for (const href of hrefs)
      await new Promise((resolve, reject) => {
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.onload = resolve;
        link.onerror = reject;
        document.head.append(link);
      });
  }, sheets);
}

/** Every element of the page with all that its styles come to, a property a line. */
function looks(page: Page): Promise<string[][]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const of = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return names.map((name) => `${name}: ${style.getPropertyValue(name)} (${of})`);
    }),
  );
}
