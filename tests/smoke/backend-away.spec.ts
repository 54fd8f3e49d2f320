import { budgets } from '../../lib/supabase/budgets.ts';
import { newAddress } from '../support/accounts.ts';
import { refuseBeforehand } from '../support/refused.ts';
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

test('while the backend is away, kept pages are served; a form says so and works again afterwards', async ({
  page,
  stand,
}) => {
  const { proxy, site, backend } = stand;
  const email = newAddress();
  await refuseBeforehand(page);
  await page.goto(`${site}/contact`);
  const main = page.getByRole('main');
  await main.getByLabel('First name').fill('Ada');
  await main.getByLabel('Last name').fill('Meier');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Country').selectOption('Switzerland');
  await main.getByLabel('Number of properties').fill('12');
  await main.getByLabel('Property management system', { exact: true }).selectOption('Smoobu');

  for (const fault of ['hang', 'refuse'] as const) {
    proxy.fail(fault);
    await stand.letPagesAge();
    const before = proxy.seen();
    for (const [path, text] of KEPT) {
      const begun = performance.now();
      const response = await fetch(site + path);
      expect(response.status, `${path}, ${fault}`).toBe(200);
      expect((await response.text()).includes(text), `${path}, ${fault}: ${text}`).toBe(true);
      expect(performance.now() - begun, `${path}, ${fault}`).toBeLessThan(KEPT_MS);
    }
    // Visits of pages that are not fresh set off refreshes, which fail. Those that hang still go on at the second fault.
    if (fault === 'hang') await expect.poll(() => proxy.seen()).toBeGreaterThan(before);
    const readiness = await fetch(`${site}/readyz`);
    expect(readiness.status, fault).toBe(503);
    expect(await readiness.json()).toEqual({ ready: false, waitsFor: 'backend' });
  }
  expect((await fetch(site + NEVER_MADE)).status).toBe(500);

  const send = main.getByRole('button', { name: 'Send' });
  await send.click();
  await expect(main.getByRole('alert')).toContainText('has not arrived');
  await expect(main.getByLabel('First name')).toHaveValue('Ada');
  await expect(main.getByLabel('E-mail')).toHaveValue(email);
  await expect(main.getByLabel('Country')).toHaveValue('Switzerland');

  proxy.heal();
  await expect.poll(async () => (await fetch(`${site}/readyz`)).json()).toEqual({ ready: true });
  expect((await fetch(site + NEVER_MADE)).status).toBe(404);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your message is at the desk.' })).toBeVisible();
  const stored = await backend
    .service()
    .from('contact_requests')
    .select('id')
    .eq('email', email)
    .throwOnError();
  expect(stored.data).toHaveLength(1);
});
