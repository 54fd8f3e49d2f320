import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Contact from '../../../app/[lang]/(site)/contact/actions.ts';
import { FORM_TOKEN_FIELD } from '../../../lib/security/form-guard.ts';
import { issueFormToken } from '../../../lib/security/form-token.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

// What a form stores is told apart by its content: real actions, and a real database.

const CLIENT = '192.0.2.1';
vi.mock('../../../lib/http/current-client.ts', () => ({ currentClient: async () => CLIENT }));
// However slow the machine is.
vi.mock('../../../lib/supabase/budgets.ts', () => ({
  budgets: { rateLimit: 25_000, write: 25_000 },
}));

const SECRET = 'x'.repeat(32);
const backend = connectToEmbedded();
let contact: typeof Contact;

beforeAll(async () => {
  vi.stubEnv('FORM_SECRET', SECRET);
  // Each test sends more forms from one client than a visitor does.
  vi.stubEnv('ABUSE_TOLERANCE', '100');
  contact = await import('../../../app/[lang]/(site)/contact/actions.ts');
});
beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue());

/** A token as a form holds it after a minute. */
const newToken = () => issueFormToken(SECRET, CLIENT, Date.now() - 60_000);

const request = {
  ...{ firstName: 'Ada', lastName: 'Meier', email: 'ada@example.ch', country: 'Estonia' },
  ...{ properties: '3', pms: 'SMOOBU' },
};
function send(values: Record<string, string>, token: string) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...request, ...values })) form.set(name, value);
  form.set(FORM_TOKEN_FIELD, token);
  return contact.sendRequest({ status: 'idle' }, form);
}
const namesOf = async (lastName: string) => {
  const rows = backend().service().from('contact_requests').select('first_name');
  const { data } = await rows.eq('last_name', lastName).order('created_at').throwOnError();
  return data.map(({ first_name }) => first_name);
};

test('a request sent at once, again, and from a page that was loaded again is stored once; each gets the success', async () => {
  const token = newToken();
  const own = { lastName: 'Again', formLanguage: 'de' };
  const atOnce = await Promise.all([token, token, ''].map((sent) => send(own, sent)));
  const later = [await send(own, token), await send(own, newToken())];
  const success = { status: 'done', email: 'ada@example.ch' };
  expect([...atOnce, ...later]).toEqual(Array(5).fill(success));
  expect(await namesOf('Again')).toEqual(['Ada']);

  expect(await send({ ...own, firstName: 'Zoe' }, token)).toEqual(success);
  expect(await namesOf('Again')).toEqual(['Ada', 'Zoe']);
  const mails = backend().service().from('outbox').select('language');
  const { data } = await mails.eq('recipient', request.email).throwOnError();
  expect(data, 'one receipt, in the language of the form').toEqual([{ language: 'de' }]);
});
