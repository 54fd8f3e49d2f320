import { LOCAL_ADMINISTRATOR } from '../../supabase/local/settings.ts';
import { signIn } from '../support/fixtures.ts';
import { refusedAt } from '../support/refused.ts';
import { expect, test } from './fixtures.ts';
import { addQuestion, read, warm } from './questions.ts';

test('an administrator’s edit at one instance is in the next answer of the other', async ({
  browser,
  stand,
}) => {
  const { site: first, other: second } = stand;
  const admin = await browser.newPage({ baseURL: first, storageState: refusedAt(first) });
  await signIn(admin, LOCAL_ADMINISTRATOR.email, LOCAL_ADMINISTRATOR.password);
  await admin.waitForURL('**/admin');

  for (const [index, [here, there]] of [
    [first, second] as const,
    [second, first] as const,
  ].entries()) {
    const question = `Is there a key for door ${index}?`;
    for (const path of ['/', '/faq', '/docs/faq'])
      for (const url of [first, second]) await warm(url + path);
    await addQuestion(admin, here, question);
    for (const path of ['/faq', '/docs/faq'])
      for (const url of [there, here])
        expect((await read(url + path)).includes(question), url + path).toBe(true);
  }
  await admin.close();
});
