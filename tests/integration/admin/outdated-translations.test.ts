import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { registerRoles } from '../../support/admin-session.ts';
import { connectToEmbedded } from '../../support/connect-to-embedded.ts';
import { deleteRows, undo } from '../../../app/admin/[collection]/actions.ts';
import { listComing } from '../../../lib/desk/overview/coming.ts';
import { collections, findCollection } from '../../../lib/desk/collections.ts';
import { listOutdatedTranslations } from '../../../lib/desk/overview/outdated-translations.ts';
import { searchLists } from '../../../lib/desk/overview/overview.ts';
import { languageOf } from '../../../lib/collections/collection.ts';
import { stateOfTranslation } from '../../../lib/collections/row-translations.ts';

const backend = connectToEmbedded();
const { clients } = registerRoles(backend);
const faq = findCollection('faq')!;
const table = () => backend().service().from('faq_items');

beforeEach(async () => {
  await table().delete().not('id', 'is', null).throwOnError();
});

/** A question, and its translations that are of its words. */
async function translated(question: string, more: object = {}) {
  const id = randomUUID();
  await table()
    .insert({ id, question, answer: 'By the door, on the left.', ...more })
    .throwOnError();
  const { words_digest } = await stored(id);
  const words = { question: `${question} (übersetzt)`, answer: 'Neben der Tür, links.' };
  const translations = ['de', 'fr'].map((language) => ({
    ...{ ...words, ...more, id: randomUUID(), language },
    ...{ translation_of: id, translated_from: words_digest },
  }));
  await table().insert(translations).throwOnError();
  return { id, german: translations[0]!.id, french: translations[1]!.id };
}

async function stored(id: string) {
  return (await table().select('*').eq('id', id).single().throwOnError()).data;
}

const outdated = (language?: 'de' | 'fr') =>
  listOutdatedTranslations(clients.inbox, { language, limit: 5 });

test('a changed English question names each translation that is old now, by language', async () => {
  const { id, german } = await translated('Where is the key?');
  await translated('Where is the bell?');
  expect(await outdated()).toEqual({ total: 0, shown: [] });
  await table().update({ answer: 'Under the mat, as ever.' }).eq('id', id).throwOnError();
  const { total, shown } = await outdated();
  expect([total, shown.map(({ language }) => language).sort()]).toEqual([2, ['de', 'fr']]);
  const title = 'Where is the key? (übersetzt)';
  const href = `/admin/faq/${german}`;
  expect(await outdated('de')).toMatchObject({ total: 1, shown: [{ title, href, one: 'FAQ' }] });
});

test('a deleted question comes back with its translations by one Undo', async () => {
  const { id, german, french } = await translated('Where is the key?');
  const { updated_at } = await stored(id);
  const answer = await deleteRows({ collection: 'faq', versions: [{ key: id, updated_at }] });
  if (answer.status !== 'done') throw new Error(JSON.stringify(answer));
  expect((await table().select('id')).data).toEqual([]);
  expect(await undo({ changes: answer.changes })).toEqual({ status: 'done' });
  const ids = (await table().select('id')).data!.map((row) => row.id).sort();
  expect(ids).toEqual([id, german, french].sort());
});

test('what is found and what is coming say in which language they are', async () => {
  const public_from = new Date(Date.now() + 3_600_000).toISOString();
  const { id, german } = await translated('Where is the zither?', { public_from });
  const lists = await searchLists(clients.administrator, collections, 'zither');
  const rows = lists.flatMap(({ found }) => found?.rows ?? []);
  expect(rows.map(languageOf).sort()).toEqual(['de', 'en', 'fr']);
  const { coming } = await listComing(clients.administrator);
  const languageAt = (key: string) => coming.find(({ href }) => href.endsWith(key))?.language;
  expect([languageAt(id), languageAt(german)]).toEqual(['en', 'de']);
});

test('a translation is not called published while its original is a draft', async () => {
  const { id, german } = await translated('Where is the key?');
  const state = async () => stateOfTranslation(faq, await stored(german), await stored(id))?.badge;
  expect(await state()).toBe('Published');
  await table().update({ visible: false }).eq('id', id).throwOnError();
  expect(await state()).toBe('Hidden with its original');
});
