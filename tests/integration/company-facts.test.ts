import { afterAll, expect, test, vi } from 'vitest';
import { REQUIRED_FACTS } from '../../lib/company/fact-names.ts';
import { reportUnstatedFacts } from '../../lib/company/report-unstated.ts';
import { connectToEmbedded } from '../support/connect-to-embedded.ts';

const backend = connectToEmbedded();
const report = (siteUrl: string) =>
  reportUnstatedFacts({
    siteUrl,
    supabaseUrl: backend().url,
    supabaseKey: backend().keys.publishable,
  });

const state = async (value: string | null) => {
  for (const fact of REQUIRED_FACTS)
    await backend()
      .service()
      .from('company_facts')
      .update({ value: value && fact === 'tax' ? 'included' : value })
      .eq('name', fact)
      .throwOnError();
};
afterAll(() => state(null));

test('the start of a public site says which facts the law asks for, until they are stated', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  await state(null);
  await report('http://localhost:3000');
  expect(log).not.toHaveBeenCalled();
  await report('https://desk.example');
  expect(log.mock.calls.join()).toMatch(
    /"facts-not-stated".*: Legal name, Street, Postcode and town, Country, Tax in prices"/,
  );
  log.mockClear();
  await state('Example');
  await report('https://desk.example');
  expect(log).not.toHaveBeenCalled();
});
