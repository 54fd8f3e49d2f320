// @module-tag core
import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as savePerson } from '../../../app/admin/person/export/route.ts';
import { erasePersonsData } from '../../../app/admin/person/actions.ts';
import { findPerson, personSchema } from '../../../lib/desk/people/person.ts';
import { choiceProof } from '../../../lib/auth/browser-proofs.ts';

vi.mock('next/cache', () => ({ refresh: () => {}, updateTag: () => {} }));

const backend = connectToEmbedded();
const { clients, actAs } = registerRoles(backend);

/** Stores a person in every list, with a resume. */
async function sow(email: string, phone: string, night: string) {
  const service = backend().service();
  const id = randomUUID();
  const { data: job } = await service
    .from('job_openings')
    .select('id')
    .eq('is_active', true)
    .limit(1)
    .single()
    .throwOnError();
  const file = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  await service.storage.from('resumes').upload(`${id}.pdf`, file);
  const resume_url = `${id}.pdf`;
  const application = { id, job_id: job.id, full_name: 'Ada L.', email, phone, resume_url };
  await service.from('job_applications').insert(application).throwOnError();
  await service
    .from('contact_requests')
    .insert({
      ...{ first_name: 'Ada', last_name: 'L.', email, country: 'Estonia', properties: 3 },
      pms: 'None',
    })
    .throwOnError();
  await service.from('newsletter_subscriptions').insert({ email }).throwOnError();
  const stay = `[${night},${night.slice(0, -1)}9)`;
  const booking = { stay, status: 'confirmed', provider: 'sandbox', phone_number: phone };
  await service.from('demo_bookings').insert(booking).throwOnError();
  await backend().anonymous().auth.signUp({ email, password: PASSWORD });
  return resume_url;
}

const ALL = [
  ...['job_applications', 'contact_requests', 'demo_bookings', 'newsletter_subscriptions'],
  ...['outbox', 'accounts'],
];
/** A demo booking has a number only. */
const WITH_ADDRESS = ALL.filter((list) => list !== 'demo_bookings');
const listsOf = async (email: string) =>
  (await findPerson(clients.administrator, { email }, [])).lists.map(({ list }) => list);

/** The file that is saved of a search, and of what was chosen beside it. */
async function fileOf(q: string, also: readonly string[] = [], proof = '') {
  const query = new URLSearchParams({ q, proof });
  for (const each of also) query.append('also', each);
  const saved = await savePerson(new Request(`http://site.test/?${query}`));
  return (await saved.json()) as Record<string, Record<string, unknown>[]>;
}
const emailsIn = (file: Awaited<ReturnType<typeof fileOf>>) =>
  file.contact_requests?.map(({ email }) => email);

test('a person who is in every list is found, saved and erased; nothing of another person is', async () => {
  const [email, other] = [`ada.${randomUUID()}@example.org`, `bo.${randomUUID()}@example.org`];
  const resume = await sow(email, '+41790000061', '2031-01-02');
  const otherResume = await sow(other, '+41790000062', '2032-01-02');
  expect(await listsOf(email)).toEqual(WITH_ADDRESS);

  actAs('inbox');
  const number = '+41790000061';
  const { user } = (await clients.inbox.auth.getUser()).data;
  const file = await fileOf(email, [number], choiceProof(user!.id, email));
  expect(Object.keys(file)).toEqual(['about', 'also_chosen', 'chosen_by', 'made_at', ...ALL]);
  expect(file).toMatchObject({ about: email, also_chosen: [number], chosen_by: user!.email });
  expect(file.job_applications?.[0]).toMatchObject({
    full_name: 'Ada L.',
    resume: {
      name: expect.stringMatching(/^Ada L.*\.pdf$/),
      link: expect.stringContaining('/resume'),
    },
  });

  actAs('administrator');
  const request = { person: email, also: [number] };
  const counted = await erasePersonsData(request);
  if (counted.status !== 'done') throw new Error(JSON.stringify(counted));
  const stale = { ...counted.counts, contact_requests: 2 };
  expect(await erasePersonsData({ ...request, expected: stale })).toEqual({ status: 'changed' });
  expect(await listsOf(email)).toEqual(WITH_ADDRESS);
  expect(await erasePersonsData({ ...request, expected: counted.counts })).toEqual({
    status: 'done',
    counts: counted.counts,
    isFileRemoved: true,
  });

  expect(await listsOf(email)).toEqual([]);
  expect(await listsOf(other)).toEqual(WITH_ADDRESS);
  const bookings = backend().service().from('demo_bookings').select('phone_number');
  expect((await bookings.throwOnError()).data).toEqual([{ phone_number: '+41790000062' }]);
  const { data: files } = await backend().service().storage.from('resumes').list();
  const names = files?.map(({ name }) => name);
  expect(names).not.toContain(resume);
  expect(names).toContain(otherResume);
  const { data: records } = await clients.inbox.from('erasures').select('*').throwOnError();
  expect(records).toHaveLength(2);
  expect(JSON.stringify(records)).not.toContain(email);
});

test('a file holds rows of another spelling only where the form of the page chose it', async () => {
  const email = `john.${randomUUID().replaceAll('-', '')}@example.org`;
  const plus = email.replace('@', '+x@');
  for (const each of [email, plus])
    await backend()
      .service()
      .from('contact_requests')
      .insert({
        ...{ first_name: 'Eve', last_name: 'L.', country: 'Estonia', properties: 3 },
        ...{ pms: 'None', email: each },
      })
      .throwOnError();
  actAs('inbox');
  const { user } = (await clients.inbox.auth.getUser()).data;
  const proof = choiceProof(user!.id, plus);
  expect(emailsIn(await fileOf(plus, [email], proof))).toEqual([email, plus]);
  // A link from elsewhere chooses nothing: the proof is of this administrator and this search.
  for (const foreign of ['', 'x', choiceProof(user!.id, email), choiceProof(randomUUID(), plus)])
    expect(emailsIn(await fileOf(plus, [email], foreign))).toEqual([plus]);
});

test.each([
  ['Ada <ADA@Example.org>', { email: 'ada@example.org' }],
  [' ada@example.org ', { email: 'ada@example.org' }],
  ['+41 79 000 00 61', { phone: expect.stringContaining('79') }],
])('a search for %j', (typed, person) => {
  expect(personSchema.parse(typed)).toEqual(person);
});

test.each(['', 'Ada', 'ada@', '@', '12', '%', 'a'.repeat(2_000)])(
  'a search for %j finds nobody, and says so',
  (typed) => {
    const { error } = personSchema.safeParse(typed);
    expect(error?.issues[0]?.message).toContain('Enter an e-mail address');
  },
);
