import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Contact from '../../../app/[lang]/(site)/(marketing)/contact/actions.ts';
import type * as FormActions from '../../../lib/actions/form-action.ts';
import type { FormToken } from '../../../lib/security/form-token.ts';
import { FORM_TOKEN_FIELD } from '../../../lib/security/form-guard.ts';
import { newsletterSchema } from '../../../lib/newsletter/schema.ts';
import { issueFormToken } from '../../../lib/security/form-token.ts';
import { wordsIn } from '../../../content/words.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';

// A form token serves one submission: real actions, and a real database that keeps what was answered.

const sender = vi.hoisted(() => ({ client: '192.0.2.1' }));
vi.mock('../../../lib/http/current-client.ts', () => ({
  currentClient: async () => sender.client,
}));
// However slow the machine is.
vi.mock('../../../lib/supabase/budgets.ts', () => ({
  budgets: { rateLimit: 25_000, write: 25_000 },
}));

const SECRET = 'x'.repeat(32);
const backend = connectToEmbedded();
let contact: typeof Contact;
let forms: typeof FormActions;

beforeAll(async () => {
  vi.stubEnv('FORM_SECRET', SECRET);
  // Each test sends more forms from one client than a visitor does.
  vi.stubEnv('ABUSE_TOLERANCE', '100');
  contact = await import('../../../app/[lang]/(site)/(marketing)/contact/actions.ts');
  forms = await import('../../../lib/actions/form-action.ts');
});
beforeEach(() => {
  sender.client = '192.0.2.1';
  vi.spyOn(console, 'log').mockReturnValue();
});

/** A token as a form holds it after a minute. */
const newToken = () => issueFormToken(SECRET, sender.client, Date.now() - 60_000);

function fields(values: Record<string, string>, token = newToken()): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  data.set(FORM_TOKEN_FIELD, token);
  return data;
}

const request = {
  ...{ firstName: 'Ada', lastName: 'Meier', email: 'ada@example.ch', country: 'Estonia' },
  ...{ properties: '3', pms: 'SMOOBU' },
};
const sendContact = (data: FormData) => contact.sendRequest({ status: 'idle' }, data);
const namesOf = async (lastName: string) => {
  const rows = backend().service().from('contact_requests').select('first_name');
  return (await rows.eq('last_name', lastName)).data?.map(({ first_name }) => first_name);
};

/** A form that counts how often it did its work. */
function countedForm(
  run: (nth: number) => Promise<object>,
  name: 'newsletter' | 'apply' = 'newsletter',
) {
  let count = 0;
  const send = forms.formAction(name, newsletterSchema, {
    words: wordsIn,
    tooMany: () => 'Again in {wait}.',
    run: () => run((count += 1)),
    isFinal: (done) => !('retry' in done),
  });
  return {
    send: (token?: string) => send({ status: 'idle' }, fields({ email: 'ada@example.ch' }, token)),
    count: () => count,
  };
}

test('a token used again, from another network and with another text, gives the first answer and stores nothing', async () => {
  const token = newToken();
  const own = { ...request, lastName: 'Again' };
  const first = await sendContact(fields(own, token));
  expect(first).toEqual({ status: 'done', email: 'ada@example.ch' });
  sender.client = '198.51.100.7';
  const other = { ...own, firstName: 'Zoe', email: 'zoe@example.ch' };
  expect(await sendContact(fields(other, token))).toEqual(first);
  expect(await namesOf('Again')).toEqual(['Ada']);
});

test('a form of a German page is stored with its language: the receipt is in German, the notice in English', async () => {
  const own = { ...request, lastName: 'Deutsch', email: 'deutsch@example.ch', formLanguage: 'de' };
  await sendContact(fields(own));
  const english = { ...own, lastName: 'English', email: 'english@example.ch', formLanguage: 'xx' };
  await sendContact(fields(english));
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

test('of two submissions at the same moment one is stored, and both get its answer', async () => {
  const token = newToken();
  const own = { ...request, lastName: 'Twice' };
  const answers = await Promise.all(
    ['Ada', 'Zoe', 'Mia'].map((firstName) => sendContact(fields({ ...own, firstName }, token))),
  );
  expect(answers).toEqual(Array(3).fill({ status: 'done', email: 'ada@example.ch' }));
  expect(await namesOf('Twice')).toHaveLength(1);
});

test.each([
  ['failed', async () => Promise.reject(new Error('away')), { status: 'failed' }],
  [
    'was refused',
    async () => Promise.reject(new forms.Refusal('No')),
    { status: 'failed', message: 'No' },
  ],
  ['ended in an answer that is not final', async () => ({ retry: true }), { status: 'done' }],
])('a submission that %s is worked on when it is repeated', async (_how, fail, answer) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const form = countedForm((nth) => (nth === 1 ? fail() : Promise.resolve({ nth })));
  const token = newToken();
  expect(await form.send(token)).toMatchObject(answer);
  expect(await form.send(token)).toEqual({ status: 'done', nth: 2 });
  expect(await form.send(token)).toEqual({ status: 'done', nth: 2 });
});

test('a submission that redirects keeps no answer', async () => {
  const redirect = Object.assign(new Error('NEXT_REDIRECT'), {
    digest: 'NEXT_REDIRECT;replace;/admin;303;',
  });
  const form = countedForm(() => Promise.reject(redirect));
  const token = newToken();
  await expect(form.send(token)).rejects.toThrow('NEXT_REDIRECT');
  await expect(form.send(token)).rejects.toThrow('NEXT_REDIRECT');
  expect(form.count()).toBe(2);
});

test('a token that another form has used is none: its answer is not given, and the work is done', async () => {
  const token = newToken();
  const one = countedForm(async () => ({ of: 'newsletter' }));
  const other = countedForm(async () => ({ of: 'apply' }), 'apply');
  expect(await one.send(token)).toEqual({ status: 'done', of: 'newsletter' });
  expect(await other.send(token)).toEqual({ status: 'done', of: 'apply' });
  expect(await one.send(token)).toEqual({ status: 'done', of: 'newsletter' });
  expect([one.count(), other.count()]).toEqual([1, 1]);
});

test('every token has its own submission, and a form without one is worked on each time', async () => {
  const form = countedForm(async (nth) => ({ nth }));
  for (const token of [newToken(), newToken(), '', '', 'made.up'])
    expect(await form.send(token)).toMatchObject({ status: 'done' });
  expect(form.count()).toBe(5);
});

test('without its token a kept answer cannot be read', async () => {
  const { answerOnce } = await import('../../../lib/security/answer-once.ts');
  const rpc = vi.fn();
  const { createServiceClient } = await import('../../../lib/supabase/service.ts');
  const client = createServiceClient(1_000);
  vi.spyOn(Object.getPrototypeOf(client) as { rpc: typeof rpc }, 'rpc').mockImplementation(
    (name: string, values: object) => {
      rpc(name, values);
      return Promise.resolve({ data: { state: 'claimed' }, error: null });
    },
  );
  const token: FormToken = {
    ...{ verdict: 'fine', text: newToken(), issuedTo: 'a', expires: Date.now() + 1_000 },
  };
  await answerOnce(
    'contact',
    token,
    async () => ({ email: 'ada@example.ch' }),
    () => true,
  );
  vi.restoreAllMocks();
  const [, { p_key, p_answer }] = rpc.mock.lastCall as [string, Record<string, string>];
  expect(p_answer).toBeTruthy();
  const stored = `${p_key} ${p_answer} ${Buffer.from(p_answer!, 'base64').toString('latin1')}`;
  expect(stored).not.toMatch(/ada|example/);
  expect(stored).not.toContain(token.text);
});

test('a form is worked on while the tokens cannot be claimed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:9');
  vi.resetModules();
  forms = await import('../../../lib/actions/form-action.ts');
  const form = countedForm(async (nth) => ({ nth }));
  expect(await form.send()).toEqual({ status: 'done', nth: 1 });
  expect(await form.send()).toEqual({ status: 'done', nth: 2 });
});
