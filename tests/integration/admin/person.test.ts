import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { PASSWORD } from '../../support/accounts.ts';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { GET as savePerson } from '../../../app/admin/person/export/route.ts';
import { erasePersonsData } from '../../../app/admin/actions.ts';
import { findPerson, personSchema } from '../../../lib/admin/person.ts';

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
const listsOf = async (email: string) =>
  (await findPerson(clients.administrator, { email })).map(({ list }) => list);

test('a person who is in every list is found, saved and erased; nothing of another person is', async () => {
  const [email, other] = [`ada.${randomUUID()}@example.org`, `bo.${randomUUID()}@example.org`];
  const resume = await sow(email, '+41790000061', '2031-01-02');
  const otherResume = await sow(other, '+41790000062', '2032-01-02');
  expect(await listsOf(` ${email.toUpperCase()} `.trim())).toEqual(ALL);

  actAs('inbox');
  const saved = await savePerson(new Request(`http://site.test/?q=${encodeURIComponent(email)}`));
  const file = (await saved.json()) as Record<string, Record<string, unknown>[]>;
  expect(Object.keys(file)).toEqual(['about', 'made_at', ...ALL]);
  expect(file.job_applications?.[0]).toMatchObject({
    full_name: 'Ada L.',
    resume: {
      name: expect.stringMatching(/^Ada L.*\.pdf$/),
      link: expect.stringContaining('/resume'),
    },
  });

  actAs('administrator');
  const request = { person: email, addresses: [email] };
  const counted = await erasePersonsData(request);
  if (counted.status !== 'done') throw new Error(JSON.stringify(counted));
  const stale = { ...counted.counts, contact_requests: 2 };
  expect(await erasePersonsData({ ...request, expected: stale })).toEqual({ status: 'changed' });
  expect(await listsOf(email)).toEqual(ALL);
  expect(await erasePersonsData({ ...request, expected: counted.counts })).toEqual({
    status: 'done',
    counts: counted.counts,
    isFileRemoved: true,
  });

  expect(await listsOf(email)).toEqual([]);
  expect(await listsOf(other)).toEqual(ALL);
  const { data: files } = await backend().service().storage.from('resumes').list();
  const names = files?.map(({ name }) => name);
  expect(names).not.toContain(resume);
  expect(names).toContain(otherResume);
  const { data: records } = await clients.inbox.from('erasures').select('*').throwOnError();
  expect(records).toHaveLength(1);
  expect(JSON.stringify(records)).not.toContain(email);
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
