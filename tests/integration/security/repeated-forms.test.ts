import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Contact from '../../../app/[lang]/(site)/(marketing)/contact/actions.ts';
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
  contact = await import('../../../app/[lang]/(site)/(marketing)/contact/actions.ts');
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
  const own = { lastName: 'Again' };
  const atOnce = await Promise.all([token, token, ''].map((sent) => send(own, sent)));
  const later = [await send(own, token), await send(own, newToken())];
  const success = { status: 'done', email: 'ada@example.ch' };
  expect([...atOnce, ...later]).toEqual(Array(5).fill(success));
  expect(await namesOf('Again')).toEqual(['Ada']);

  expect(await send({ ...own, firstName: 'Zoe' }, token)).toEqual(success);
  expect(await namesOf('Again')).toEqual(['Ada', 'Zoe']);
});

test('a form of a German page is stored with its language: the receipt is in German, the notice in English', async () => {
  const own = { lastName: 'Deutsch', email: 'deutsch@example.ch', formLanguage: 'de' };
  await send(own, newToken());
  const english = { ...own, lastName: 'English', email: 'english@example.ch', formLanguage: 'xx' };
  await send(english, newToken());
  const service = backend().service();
  const stored = await service
    .from('contact_requests')
    .select('language')
    .in('last_name', ['Deutsch', 'English'])
    .order('last_name');
  expect(stored.data).toEqual([{ language: 'de' }, { language: 'en' }]);
  const mails = await service
    .from('outbox')
    .select('template, language')
    .or('recipient.is.null,recipient.in.(deutsch@example.ch,english@example.ch)')
    .in('template', ['contact-receipt', 'contact-notice'])
    .order('language');
  expect(mails.data?.filter(({ language }) => language === 'de')).toEqual([
    { template: 'contact-receipt', language: 'de' },
  ]);
  expect(mails.data).toContainEqual({ template: 'contact-receipt', language: 'en' });
  expect(mails.data).toContainEqual({ template: 'contact-notice', language: 'en' });
});
