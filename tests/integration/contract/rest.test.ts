import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type Client, type TestBackend } from '../../support/backend.ts';
import { newAddress } from '../../support/accounts.ts';

const marker = `contract-${randomUUID()}`;
let backend: TestBackend;
let anonymous: Client;
let service: Client;

beforeAll(async () => {
  backend = await startBackend();
  anonymous = backend.anonymous();
  service = backend.service();
});

afterAll(async () => {
  await service?.from('faq_items').delete().eq('category', marker);
  await backend?.stop();
});

describe('reading', () => {
  test('a malformed uuid is 22P02, an unknown column 42703, an unknown table PGRST205', async () => {
    const uuid = await anonymous.from('faq_items').select().eq('id', 'no-uuid');
    expect(uuid).toMatchObject({ status: 400, error: { code: '22P02' } });
    const column = await anonymous.from('faq_items').select('nothing' as 'id');
    expect(column).toMatchObject({ status: 400, error: { code: '42703' } });
    const table = await anonymous.from('nothing' as 'faq_items').select();
    expect(table).toMatchObject({ status: 404, error: { code: 'PGRST205' } });
  });

  test('text survives unchanged', async () => {
    const answer = `Grüezi "Élodie" \\n %_*,.() '--; 02:14 🛏️\nsecond line ${marker}`;
    const row = { question: 'Does text survive?', answer, category: marker, type: 'support' };
    const { data } = await service.from('faq_items').insert(row).select('id').single();
    const found = await anonymous.from('faq_items').select('id').eq('answer', answer).single();
    expect(found.data?.id).toBe(data?.id);
    await service.from('faq_items').delete().eq('id', data!.id);
  });
});

describe('writing', () => {
  test('text that looks like a number is found as it is written, also to be changed', async () => {
    const table = () => service.from('faq_items');
    for (const category of ['+41791234567', '0041', '1.50', '1e3', ' 7']) {
      const { data } = await table()
        .insert({ question: `Is it ${category}?`, answer: marker, category })
        .select('id')
        .single();
      const ours = () => table().select('id').eq('answer', marker);
      expect((await ours().eq('category', category)).data, category).toEqual([data]);
      expect((await ours().neq('category', category)).data, category).toEqual([]);
      const question = `${category}, or so`;
      const changed = await table().update({ question }).eq('category', category).select('id');
      expect(changed.data, category).toEqual([data]);
      await table().delete().eq('id', data!.id);
    }
  });

  test('a violated check is 23514, a missing value 23502, a dangling reference 23503', async () => {
    const check = await service.from('newsletter_subscriptions').insert({ email: 'no-address' });
    expect(check).toMatchObject({ status: 400, error: { code: '23514' } });
    const missing = await service.from('faq_items').insert({ question: 'A question' } as never);
    expect(missing).toMatchObject({ status: 400, error: { code: '23502' } });
    const dangling = await service.from('profiles').insert({ id: randomUUID() } as never);
    expect(dangling).toMatchObject({ status: 409, error: { code: '23503' } });
  });

  test('several rows go in together or not at all', async () => {
    const email = newAddress();
    const rows = [{ email }, { email: 'no-address' }];
    const { error } = await service.from('newsletter_subscriptions').insert(rows);
    expect(error?.code).toBe('23514');
    const stored = await service.from('newsletter_subscriptions').select().eq('email', email);
    expect(stored.data).toEqual([]);
  });

  test('a timestamp keeps its microseconds and can be compared', async () => {
    const created_at = '2026-03-04T05:06:07.123456+00:00';
    const row = { title: marker, body: 'A body', type: 'minor', created_at };
    const { data } = await service.from('product_updates').insert(row).select().single();
    expect(data?.created_at).toBe(created_at);
    const table = () => service.from('product_updates');
    const update = await table().update({ body: 'Newer' }).eq('created_at', created_at).select();
    expect(update.data).toHaveLength(1);
    // the stamp has moved, so an editor who still holds the old one changes nothing
    const stamp = data!.updated_at;
    const late = await table()
      .update({ body: 'Late' })
      .eq('id', data!.id)
      .eq('updated_at', stamp)
      .select();
    expect(late).toMatchObject({ data: [], error: null });
    const removed = await table().delete().eq('id', data!.id).select('id');
    expect(removed.data).toEqual([{ id: data!.id }]);
  });
});
