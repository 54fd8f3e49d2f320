import { newAddress } from '../support/accounts.ts';
import * as application from '../support/application-form.ts';
import { field, toastOf } from '../support/fixtures.ts';
import { expect, FAILURES, test } from './fixtures.ts';

// One form for all, filled in once and sent under every fault: what was typed has to last through all of them. What the
// others say: lib/actions/form-action.test.ts, tests/integration/security/uniform-answer.test.ts and the journeys.
const SORRY = 'There was an error submitting your application. Please try again later.';

test('the application keeps every field and the chosen file, and arrives once', async ({
  page,
  stand,
}) => {
  const email = newAddress();
  await application.open(page);
  await application.fillIn(page, email, application.PDF);
  const toast = toastOf(page, 'Application Failed');
  for (const fault of FAILURES) {
    stand.proxy.fail(fault);
    await application.submit(page).click();
    await expect(toast.first(), fault).toContainText(SORRY);
    await expect(field(page, 'Full name'), fault).toHaveValue('Ada Meier');
    await expect(field(page, /^Resume/), fault).toHaveValue(/cv\.pdf$/);
    await toast.first().getByRole('button').first().click();
    await expect(toast).toHaveCount(0);
  }
  stand.proxy.restore();
  await application.submit(page).click();
  await expect(toastOf(page, 'Application Submitted')).toBeVisible();
  // Also after an answer that was cut off.
  const rows = stand.backend.service().from('job_applications').select('email').eq('email', email);
  expect((await rows.throwOnError()).data).toHaveLength(1);
});
