import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { signIn, test } from './fixtures.ts';
import { ADMINISTRATOR_STATE } from './site.ts';

test('the administrator signs in once for all tests', async ({ page }) => {
  await signIn(page, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
  await page.waitForURL('**/admin');
  await page.context().storageState({ path: ADMINISTRATOR_STATE });
});
