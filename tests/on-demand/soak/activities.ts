import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { DemoResult } from '../../../lib/schemas/demo-booking.ts';
import { places } from '../../support/pages.ts';
import { administer, signInAndOut, signInWrongly } from './administer.ts';
import type { Desk, Ending } from './desk.ts';
import type { Answer, Visitor } from './visitor.ts';

type Activity = (desk: Desk) => Promise<Ending>;

const JOB = '7fee2e1a-cb5c-4175-911b-55e82ec18816'; // of the seeds
/** What is asked for beside pages. */
const FILES = ['/resources/feed.xml', '/product-updates/feed.json', '/stored-sitemap.xml'];
const PROBES = ['/robots.txt', '/llms.txt', '/healthz', '/readyz', '/placeholder.svg'];
/** Bytes of a resume: from a plain page of text to the largest that the site takes. */
const RESUME_BYTES = [2_000, 40_000, 200_000, 1_000_000, 5_000_000];

/** Everything that the soak does, and how often, in parts of all. */
export const activities: Readonly<Record<string, { share: number; act: Activity }>> = {
  page: { share: 59, act: visitPage },
  file: { share: 6, act: ({ visitor }) => expectStatus(visitor, pick([...FILES, ...PROBES])) },
  'unknown page': { share: 3, act: visitNothing },
  newsletter: { share: 9, act: subscribe },
  contact: { share: 7, act: write },
  application: { share: 5, act: apply },
  demo: { share: 2, act: bookDemo },
  'wrong sign-in': { share: 2, act: signInWrongly },
  'sign-in and out': { share: 2, act: signInAndOut },
  'admin edit': { share: 5, act: administer },
};

function visitPage({ visitor }: Desk): Promise<Ending> {
  const { path, status } = pick(places);
  return expectStatus(visitor, path, status);
}

/** Addresses that no visitor has asked for yet: each is looked up, and none may stay in memory for ever. */
function visitNothing({ visitor }: Desk): Promise<Ending> {
  return expectStatus(visitor, `/info/nothing-${randomUUID()}`, 404);
}

async function expectStatus({ ask }: Visitor, path: string, status = 200): Promise<Ending> {
  const answer = await ask(path);
  if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}`);
  return 'done';
}

async function subscribe({ visitor, ledger }: Desk): Promise<Ending> {
  const token = ledger.nextToken();
  ledger.attempt('newsletter', token);
  const send = () => visitor.sendForm('subscribe', '/faq', { email: emailOf(token) });
  const ending = endingOf(await sendPerhapsTwice(send));
  if (ending === 'done') ledger.acknowledge('newsletter', token);
  return ending;
}

async function write({ visitor, ledger }: Desk): Promise<Ending> {
  const token = ledger.nextToken();
  const fields = {
    id: randomUUID(),
    firstName: 'Ada',
    lastName: 'Meier',
    email: emailOf(token),
    country: 'Switzerland',
    properties: '12',
    pms: 'SMOOBU',
  };
  ledger.attempt('contact', token);
  const send = () => visitor.sendForm('sendRequest', '/contact', fields);
  const ending = endingOf(await sendPerhapsTwice(send));
  if (ending === 'done') ledger.acknowledge('contact', token);
  return ending;
}

async function apply({ visitor, ledger }: Desk): Promise<Ending> {
  const token = ledger.nextToken();
  const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(pick(RESUME_BYTES))]);
  const fields = {
    jobId: JOB,
    fullName: 'Ada Meier',
    email: emailOf(token),
    coverLetter: 'Hello.',
    resume: new File([bytes], 'cv.pdf', { type: 'application/pdf' }),
  };
  ledger.attempt('application', token);
  ledger.attempt('resume', token);
  const send = () => visitor.sendForm('apply', `/careers/${JOB}`, fields);
  const answer = await sendPerhapsTwice(send);
  const ending = endingOf(answer);
  if (ending === 'limited') return ending;
  if (answer.outcome !== 'received') throw new Error(`apply: ${String(answer.outcome)}`);
  ledger.acknowledge('application', token);
  ledger.acknowledge('resume', token);
  return ending;
}

/** Books, looks the booking up and takes it away again: there are 90 stays at a time. */
async function bookDemo({ visitor, service }: Desk): Promise<Ending> {
  const phoneNumber = `+4179${randomInt(2_000_000, 9_999_999)}`;
  const fields = { name: 'Ada', lastName: 'Meier', language: 'en', phoneNumber };
  const answer = await visitor.sendForm('createDemoBooking', '/test/demo', fields);
  if (endingOf(answer) === 'limited') return 'limited';
  const { success, error, bookingResponse } = answer.result as DemoResult;
  if (!success) throw new Error(`demo: ${error}`);
  const { id } = bookingResponse as { id: string };
  const rows = () => service.from('demo_bookings');
  const { data } = await rows().select('phone_number').eq('id', id).throwOnError();
  if (data.length !== 1 || data[0]!.phone_number !== phoneNumber)
    throw new Error(`demo: ${JSON.stringify(data)} in place of one booking`);
  await rows().delete().eq('id', id).throwOnError();
  return 'done';
}

/** One in five clicks twice, or sends again because the first answer took long. */
async function sendPerhapsTwice(send: () => Promise<Answer>): Promise<Answer> {
  if (randomInt(5) > 0) return send();
  const [first, second] = await Promise.all([send(), send()]);
  return first.status === 'done' ? second : first;
}

/** A form that was sent too often says for how long to wait; a failure gives no reason. */
function endingOf({ status, message }: Answer): Ending {
  if (status === 'done') return 'done';
  if (status === 'failed' && message) return 'limited';
  throw new Error(`the form was answered '${status}'`);
}

function emailOf(token: string): string {
  return `${token}@visitors.example`;
}

function pick<T>(list: readonly T[]): T {
  return list[randomInt(list.length)]!;
}
