import { randomInt } from 'node:crypto';
import { LOCAL_ADMINISTRATOR } from '../../../supabase/local/settings.ts';
import type { Desk, Ending } from './desk.ts';

const FAQ = '/admin/faq';
/** One in so many questions stays, so that the page does not grow with the length of the soak. */
const STAYS = 10;

/** A wrong password gets the auth service's own sentence, and no session. */
export async function signInWrongly({ visitor, ledger }: Desk): Promise<Ending> {
  const fields = { email: `${ledger.nextToken()}@visitors.example`, password: 'not the right one' };
  const { status, message } = await visitor.sendForm('signIn', '/auth', fields);
  if (status === 'failed' && message === 'Invalid login credentials') return 'done';
  return limitedOr(`sign-in: ${status}, ${message}`, message);
}

export async function signInAndOut(desk: Desk): Promise<Ending> {
  if ((await signIn(desk)) === 'limited') return 'limited';
  const { visitor } = desk;
  const list = await visitor.ask(FAQ);
  if (list.status !== 200) throw new Error(`${FAQ} was answered ${list.status}`);
  await signOut(desk);
  const refused = await visitor.ask(FAQ);
  if (refused.status !== 307) throw new Error(`signed out, ${FAQ} was answered ${refused.status}`);
  return 'done';
}

/** Creates a question, sees it on the public page, changes it, and deletes it again, most of the time. */
export async function administer(desk: Desk): Promise<Ending> {
  if ((await signIn(desk)) === 'limited') return 'limited';
  const { visitor, ledger } = desk;
  const token = ledger.nextToken();
  const question = `${token} Where is the key?`;

  ledger.attempt('question', token);
  await save(desk, null, question, 'In the box beside the door.');
  ledger.acknowledge('question', token);
  const page = await visitor.ask('/faq');
  if (!page.text.includes(token)) throw new Error('/faq does not show a question that was saved');

  await save(desk, await versionOf(desk, question), question, 'Under the third stone.');
  const version = await versionOf(desk, question);
  if (version.answer !== 'Under the third stone.')
    throw new Error('a change was acknowledged and is lost');
  if (randomInt(STAYS) > 0) {
    const deleted = await visitor.callAction('deleteRows', FAQ, {
      collection: 'faq',
      versions: [version],
    });
    if (deleted.status !== 'done') throw new Error(`deleteRows: ${deleted.status}`);
    ledger.forget('question', token);
  }
  await signOut(desk);
  return 'done';
}

async function save({ visitor }: Desk, base: object | null, question: string, answer: string) {
  const values = { question, answer, category: null, display_order: null };
  const saved = await visitor.callAction('saveRow', FAQ, { collection: 'faq', base, values });
  if (saved.status !== 'done') throw new Error(`saveRow: ${saved.status} ${saved.message ?? ''}`);
}

async function versionOf({ service }: Desk, question: string) {
  const { data, error } = await service
    .from('faq_items')
    .select('id, updated_at, answer')
    .eq('question', question)
    .single();
  if (error) throw new Error(`a question that was saved: ${error.message}`);
  return { key: data.id, updated_at: data.updated_at, answer: data.answer };
}

async function signIn({ visitor }: Desk): Promise<Ending> {
  const { status, location, message } = await visitor.sendForm('signIn', '/auth', {
    ...LOCAL_ADMINISTRATOR,
  });
  if (status === 'redirected' && location === '/admin' && visitor.isSignedIn()) return 'done';
  return limitedOr(`sign-in: ${status}, ${location ?? message}`, message);
}

async function signOut({ visitor }: Desk): Promise<void> {
  const { status } = await visitor.callAction('signOut', '/admin');
  if (status !== 'redirected' || visitor.isSignedIn()) throw new Error(`sign-out: ${status}`);
}

function limitedOr(failure: string, message: string | undefined): Ending {
  if (message?.startsWith('Too many attempts')) return 'limited';
  throw new Error(failure);
}
