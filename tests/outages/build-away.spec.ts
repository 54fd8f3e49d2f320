import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { refusedAt } from '../support/consent.ts';
import { endServer, siteEnvironment, startInstance } from '../support/servers.ts';
import { copySources, PROJECT, RESULTS } from '../support/stand.ts';
import { choose, expectStep } from '../support/survey-steps.ts';
import { expect, test } from './fixtures.ts';

// A separate build in a copy: the existing build was made with its backend running, and is kept.
const COPY = path.join(RESULTS, 'built-away');
const NEXT = path.join(PROJECT, 'node_modules/.bin/next');
const BUILD_MS = 480_000;

// A list carries its sentence along for the moment when older entries cannot be read; a visitor does not see it.
const SCRIPTS = /<script[\s>].*?<\/script>/gs;

/** A fresh instance has nothing but this build: what it says while the backend is away, and what it shows after. */
const PLACES: [path: string, sentence: string, restored: string | RegExp][] = [
  ['/faq', 'Failed to load FAQ items. Please try again later.', /What|How|Can/],
  ['/docs/faq', 'Failed to load FAQ items. Please try again later.', /What|How|Can/],
  ['/docs/support', 'Failed to load FAQ items. Please try again later.', /support/i],
  ['/docs/features', 'Failed to load features content. Please try again later.', /features/i],
  ['/docs/updates', 'Failed to load product updates. Please try again later.', /20\d\d/],
  ['/product-updates', 'Failed to load product updates. Please try again later.', /20\d\d/],
  ['/resources', 'Failed to load blog posts. Please try again later.', '/resources/'],
  ['/careers', 'Error loading job openings. Please try again later.', '/careers/'],
  ['/integrations', 'Failed to load integrations. Please try again later.', 'Smoobu'],
  ['/', 'Failed to load FAQ items. Please try again later.', 'Smoobu'],
];

test('a build succeeds while the backend is away; its pages say so, and are rendered again by themselves', async ({
  browser,
  stand: { proxy, port: firstPort },
}) => {
  test.setTimeout(BUILD_MS + 180_000);
  const port = firstPort + 1;
  const origin = `http://localhost:${port}`;
  const env = siteEnvironment(proxy.url, port);
  proxy.fail('refuse');
  await copySources(COPY);
  await promisify(execFile)(process.execPath, [NEXT, 'build'], { cwd: COPY, env });
  const site = await startInstance({ folder: COPY, port, log: `${COPY}.log`, env });
  const page = await browser.newPage({ storageState: refusedAt(origin) });
  try {
    for (const [address, sentence] of PLACES) {
      await page.goto(origin + address);
      await expect(page.getByText(sentence).first(), address).toBeVisible();
    }
    await expectSurveyWithoutSystems(page, `${origin}/pre-launch`);

    proxy.restore();
    const back = performance.now();
    for (const [address, sentence, restored] of PLACES) {
      const shown = async () => {
        const answer = await fetch(origin + address);
        const markup = (await answer.text()).replaceAll(SCRIPTS, '');
        return answer.ok && !markup.includes(sentence) && new RegExp(restored).test(markup);
      };
      await expect.poll(shown, { message: address, timeout: 30_000 }).toBe(true);
    }
    expect(performance.now() - back).toBeLessThan(33_000);
  } finally {
    await endServer(site);
    await rm(COPY, { recursive: true, force: true });
  }
});

/** The survey offers its built-in systems below the sentence, and Try Again loads the page again. */
async function expectSurveyWithoutSystems(page: Page, address: string): Promise<void> {
  await page.goto(address);
  for (const answer of ['Yes', /Team/, '1-5']) await choose(page, answer);
  await expectStep(page, 4);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Failed to load property management systems. Please try again later.',
  );
  await expect(page.getByRole('button', { name: 'Smoobu' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  // The skeleton disappears with the document that is reloaded, so its number of tiles is stored.
  await page.evaluate(() => {
    const tiles = () =>
      String(document.querySelectorAll('[aria-hidden] [data-slot=skeleton]').length);
    new MutationObserver(() => sessionStorage.setItem('tiles', tiles())).observe(document.body, {
      childList: true,
      subtree: true,
    });
  });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expectStep(page, 1);
  expect(await page.evaluate(() => sessionStorage.getItem('tiles'))).toBe('6');
}
