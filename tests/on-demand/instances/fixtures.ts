import { expect, test as base, type Page } from '@playwright/test';
import { refuseBeforehand } from '../../support/refused.ts';
import { LOCAL_ADMINISTRATOR } from '../../../supabase/local/settings.ts';
import { signIn } from '../../support/fixtures.ts';
import { startStand, type Stand } from './stand.ts';

/** Whether the instances of a file share their cache over Redis. */
type Options = { isShared: boolean };

export const test = base.extend<{ admin: Page }, Options & { stand: Stand }>({
  isShared: [true, { option: true, scope: 'worker' }],

  stand: [
    async ({ isShared }, use) => {
      const stand = await startStand(isShared);
      await use(stand);
      await stand.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  /** The administrator, signed in at the first instance; cookies hold for all ports of a host. */
  admin: async ({ stand, browser }, use) => {
    const [{ url }] = stand.instances;
    const context = await browser.newContext({ baseURL: url });
    await refuseBeforehand(context);
    const page = await context.newPage();
    await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
    await page.waitForURL('**/admin');
    await use(page);
    await context.close();
  },
});

export { expect };
