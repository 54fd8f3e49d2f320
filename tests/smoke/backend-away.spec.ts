import { budgets } from '../../lib/supabase/budgets.ts';
import { newAddress } from '../support/accounts.ts';
import * as contact from '../support/contact-form.ts';
import { refusedAt } from '../support/consent.ts';
import { expect, test } from './fixtures.ts';

/** Pages of the build, each with a stored text that it goes on showing. */
const KEPT: [path: string, text: string][] = [
  ['/', 'Smoobu'],
  ['/faq', 'How does it save five hours a week?'],
  ['/integrations/smoobu', 'Smoobu'],
  ['/resources', '/resources/'],
  ['/careers', '/careers/'],
  ['/product-updates', '/product-updates'],
];
/** A page that waited for a backend that hangs would take both attempts of a read. */
const KEPT_MS = 2 * budgets.readAttempt;
const NEVER_MADE = '/info/never-made';

test.use({ tolerated: /./, storageState: ({ stand }, use) => use(refusedAt(stand.site)) });

test('while the backend is away, kept pages are served; a form says so and works again afterwards', async ({
  page,
  stand,
}) => {
  const { proxy, backend } = stand;
  const email = newAddress();
  await page.goto(`${stand.site}/contact`);
  const main = page.getByRole('main');
  await contact.fillIn(page, email);

  for (const fault of ['hang', 'refuse'] as const) {
    proxy.fail(fault);
    await stand.letPagesAge();
    const before = proxy.seen();
    for (const [path, text] of KEPT) {
      const { status, text: shown, milliseconds } = await stand.ask(path);
      expect(status, `${path}, ${fault}`).toBe(200);
      expect(shown.includes(text), `${path}, ${fault}: ${text}`).toBe(true);
      expect(milliseconds, `${path}, ${fault}`).toBeLessThan(KEPT_MS);
    }
    // Visits of pages that are not fresh set off refreshes, which fail. Those that hang still go on at the second fault.
    if (fault === 'hang') await expect.poll(() => proxy.seen()).toBeGreaterThan(before);
    const { status, text } = await stand.ask('/readyz');
    expect([status, text], fault).toEqual([503, '{"ready":false,"waitsFor":"backend"}']);
  }
  expect((await stand.ask(NEVER_MADE)).status).toBe(500);

  await contact.send(page);
  await expect(main.getByRole('alert')).toContainText('has not arrived');
  await expect(main.getByLabel('First name')).toHaveValue('Ada');
  await expect(main.getByLabel('E-mail')).toHaveValue(email);
  await expect(main.getByLabel('Country')).toHaveValue('Switzerland');

  proxy.restore();
  await expect.poll(async () => (await stand.ask('/readyz')).text).toBe('{"ready":true}');
  expect((await stand.ask(NEVER_MADE)).status).toBe(404);
  await contact.send(page);
  await expect(page.getByRole('heading', { name: contact.DONE })).toBeVisible();
  const stored = await backend
    .service()
    .from('contact_requests')
    .select('id')
    .eq('email', email)
    .throwOnError();
  expect(stored.data).toHaveLength(1);
});
