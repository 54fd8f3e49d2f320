import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '../support/faulty-proxy.ts';
import { expect, insertRows, test, type Stand } from './fixtures.ts';

/** What a page that is kept may take, on a busy machine; a position is looked for in addition, within 1 s. */
const KEPT_MS = 1_500;
/** A read of a page may take 6.3 s (lib/supabase/budgets.ts); a position is looked for before (1 s). */
const UNKEPT_MS = 9_000;

const KEPT = 'Kept through the outage';
const LATER = 'Written after the outage';

/** Pages that show stored rows, each with something of them that it must go on showing. */
function keptPages(rows: Awaited<ReturnType<typeof insertRows>>): [path: string, text: string][] {
  return [
    ['/', KEPT],
    ['/faq', KEPT],
    ['/docs/faq', KEPT],
    ['/docs/support', KEPT],
    ['/docs/updates', KEPT],
    ['/docs/change-log', KEPT],
    ['/docs/features', 'Documentation'],
    ['/product-updates', KEPT],
    ['/product-updates?page=2', 'Product updates'],
    ['/resources', KEPT],
    ['/resources?category=hosting', KEPT],
    ['/careers', KEPT],
    ['/integrations', 'Smoobu'],
    ['/integrations/smoobu', 'Smoobu'],
    ['/pre-launch', 'Smoobu'],
    [rows.job, KEPT],
    [rows.article, KEPT],
    [rows.info, KEPT],
    ['/about', '/info/imprint'],
    ['/auth', 'Sign in'],
  ];
}

let kept: [path: string, text: string][];

test.beforeAll('what is stored is seen by visitors', async ({ stand }) => {
  test.setTimeout(180_000);
  kept = keptPages(await insertRows(stand.backend.service(), KEPT));
  // What another file of this worker has visited is still fresh.
  await stand.letPagesAge();
  for (const [path, text] of kept) {
    await expect
      .poll(async () => (await stand.ask(path)).text, { message: path, timeout: 20_000 })
      .toContain(text);
  }
  // The site hears of the rows within 1.5 s, and expires their pages: they are made once more.
  await pause(3_000);
  for (const [path] of kept) await stand.ask(path);
});

const TABLES = [
  'faq_items',
  'product_updates',
  'blog_posts',
  'job_openings',
  'website_content',
  'pms_providers',
];
const MIXED = ['delay', 'cut', '500', '429', 'garbage'] as const;
const OUTAGES: [name: string, faults: [fault: Fault, prefix: string][]][] = [
  [
    'every table in its own way',
    TABLES.map((table, nth) => [MIXED[nth % MIXED.length]!, `/rest/v1/${table}`]),
  ],
  ['hang', [['hang', '/']]],
  ['refuse', [['refuse', '/']]],
];

for (const [nth, [name, faults]] of OUTAGES.entries()) {
  test(`${name}: every page that is kept is served as it was, and at once`, async ({ stand }) => {
    for (const [fault, prefix] of faults) stand.proxy.fail(fault, prefix);
    // A refresh that hung in the test before ends a while after its last read, and until then no other begins.
    if (OUTAGES[nth - 1]?.[0] === 'hang') await pause(10_000);
    await stand.letPagesAge();
    const before = stand.proxy.seen();
    // The first attempt sets off refreshes, which fail; the second one is what visitors see after that.
    for (const attempt of [1, 2]) {
      for (const [path, text] of kept) {
        const { status, text: shown, milliseconds } = await stand.ask(path);
        expect.soft(status, `${path}, attempt ${attempt}`).toBe(200);
        expect.soft(shown.includes(text), `${path}, attempt ${attempt}: ${text}`).toBe(true);
        expect.soft(milliseconds, `${path}, attempt ${attempt}`).toBeLessThan(KEPT_MS);
      }
      await stand.quiet();
    }
    expect(stand.proxy.seen(), 'refreshes were tried').toBeGreaterThan(before + 10);
    if (name === OUTAGES.at(-1)![0]) await expectRecovery(stand);
  });
}

/** Straight after an outage, so that every page that is kept has a refresh behind it that failed. */
async function expectRecovery(stand: Stand): Promise<void> {
  stand.proxy.restore();
  await insertRows(stand.backend.service(), LATER);
  // The pages of single rows show what they showed.
  const lists = kept.filter(
    ([path, text]) => text === KEPT && !/^\/(careers|resources|info)\//.test(path),
  );
  // The framework tries a failed refresh again after 30 s, and shows it with the visit after.
  await stand.letPagesAge();
  for (const [path] of lists) await stand.ask(path);
  await stand.quiet();
  for (const [path] of lists) {
    const shown = async () => (await stand.ask(path)).text.includes(LATER);
    await expect.poll(shown, { message: path, timeout: 3_000 }).toBe(true);
  }
}

// Four kinds; the others are given to kept pages above.
for (const fault of ['refuse', 'hang', 'cut', '404'] as const) {
  test(`${fault}: what was never made answers 503 in time, and is there once the backend is`, async ({
    stand,
  }) => {
    const rows = await insertRows(stand.backend.service(), `Never seen ${fault}`);
    const unkept = [rows.job, rows.article, rows.info, `/product-updates/${rows.update}`];
    stand.proxy.fail(fault);
    const answers = await Promise.all(unkept.map((path) => stand.ask(path)));
    for (const [index, { status, text, milliseconds, response }] of answers.entries()) {
      const path = unkept[index];
      expect.soft(status, path).toBe(503);
      expect.soft(response.headers.get('retry-after'), path).toBe('30');
      expect.soft(response.headers.get('cache-control') ?? 'no-store', path).toContain('no-store');
      expect.soft(milliseconds, path).toBeLessThan(UNKEPT_MS);
      expect.soft(text, path).not.toContain('told to answer');
    }
    stand.proxy.restore();
    for (const path of unkept) {
      await expect
        .poll(async () => (await stand.ask(path)).status, { message: path, timeout: 30_000 })
        .toBeLessThan(500);
    }
  });
}

test('hang: a page that was edited and not opened since says so, whether its row is public or not', async ({
  stand,
}) => {
  const service = () => stand.backend.service();
  const [edited, gone] = [
    await insertRows(service(), 'Edited before the outage'),
    await insertRows(service(), 'Unpublished before the outage'),
  ];
  for (const { article } of [edited, gone])
    await expect.poll(async () => (await stand.ask(article)).status, { timeout: 20_000 }).toBe(200);
  const idOf = ({ article }: typeof edited) => article.split('/').at(-1)!;
  const posts = () => service().from('blog_posts');
  await posts().update({ status: 'draft' }).eq('id', idOf(gone)).throwOnError();
  await posts().update({ title: 'Edited since' }).eq('id', idOf(edited)).throwOnError();
  await expect
    .poll(async () => (await stand.ask('/resources')).text, { timeout: 20_000 })
    .toContain('Edited since');
  // The list may have been rendered before the site heard of the change.
  await pause(3_000);
  stand.proxy.fail('hang');
  for (const { article } of [edited, gone]) {
    const { status, text } = await stand.ask(article);
    expect(status).toBe(503);
    expect(text).not.toContain('before the outage');
  }
  stand.proxy.restore();
  await expect.poll(async () => (await stand.ask(edited.article)).text).toContain('Edited since');
  expect((await stand.ask(gone.article)).status).toBe(404);
});
