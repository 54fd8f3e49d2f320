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
  const { error } = await service.from('faq_items').insert(
    [3, null, 1, 2].map((display_order, index) => ({
      question: `Question ${index} of ${marker}`,
      answer: 'An answer of enough length',
      category: marker,
      type: index === 3 ? 'support' : 'faq',
      display_order,
    })),
  );
  expect(error).toBeNull();
});

afterAll(async () => {
  await service?.from('faq_items').delete().eq('category', marker);
  await backend?.stop();
});

const ours = () =>
  anonymous.from('faq_items').select('question, display_order, type').eq('category', marker);

describe('reading', () => {
  test('filters combine', async () => {
    const { data } = await ours().eq('type', 'faq').gte('display_order', 2);
    expect(data?.map((row) => row.display_order)).toEqual([3]);
    expect((await ours().in('display_order', [1, 2])).data).toHaveLength(2);
    expect((await ours().is('display_order', null)).data).toHaveLength(1);
    expect((await ours().ilike('question', '%QUESTION 0%')).data).toHaveLength(1);
    expect((await ours().or('display_order.eq.1,type.eq.support')).data).toHaveLength(2);
  });

  test('rows are ordered, those without a place last', async () => {
    const { data } = await ours().order('display_order', { nullsFirst: false });
    expect(data?.map((row) => row.display_order)).toEqual([1, 2, 3, null]);
  });

  test('a range comes with the exact count', async () => {
    const { data, count } = await anonymous
      .from('faq_items')
      .select('id', { count: 'exact' })
      .eq('category', marker)
      .order('id')
      .range(1, 2);
    expect(data).toHaveLength(2);
    expect(count).toBe(4);
  });

  test('a count can come without rows', async () => {
    const { data, count } = await anonymous
      .from('faq_items')
      .select('*', { count: 'exact', head: true })
      .eq('category', marker);
    expect(data).toBeNull();
    expect(count).toBe(4);
  });

  test('single wants exactly one row, maybeSingle takes none too', async () => {
    expect((await ours().eq('display_order', 1).single()).data?.type).toBe('faq');
    expect((await ours().eq('display_order', 99).single()).error?.code).toBe('PGRST116');
    expect((await ours().single()).error?.code).toBe('PGRST116');
    const none = await ours().eq('display_order', 99).maybeSingle();
    expect(none).toMatchObject({ data: null, error: null });
  });

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

  test('what visitors send in is stored by the service role only, and never given back', async () => {
    const email = newAddress();
    const table = () => service.from('newsletter_subscriptions');
    expect(await table().insert({ email })).toMatchObject({ status: 201, error: null });
    const again = await table().insert({ email });
    expect(again).toMatchObject({ status: 409, error: { code: '23505' } });
    const closed = () => anonymous.from('newsletter_subscriptions');
    expect((await closed().insert({ email: newAddress() })).error?.code).toBe('42501');
    expect((await closed().insert({ email: newAddress() }).select()).error?.code).toBe('42501');
    expect((await closed().select()).error?.code).toBe('42501');
    await table().delete().eq('email', email);
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

  test('a row-level policy that refuses is 42501', async () => {
    const { error, status } = await anonymous
      .from('job_applications')
      .insert({ job_id: randomUUID(), full_name: 'Ada Keller', email: 'ada@example.org' });
    expect(error?.code).toBe('42501');
    expect(status).toBe(401);
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

describe('rights', () => {
  test('a visitor cannot change what is public, nor read what is not', async () => {
    const row = { question: 'A question', answer: 'An answer of enough length', type: 'faq' };
    const attempts = await Promise.all([
      anonymous.from('faq_items').insert(row),
      anonymous.from('faq_items').update(row).eq('category', marker),
      anonymous.from('faq_items').delete().eq('category', marker),
      anonymous.from('profiles').select(),
      anonymous.from('contact_requests').select(),
      anonymous.from('job_applications').select(),
    ]);
    expect(attempts.map(({ error }) => error?.code)).toEqual(attempts.map(() => '42501'));
    expect((await ours()).data).toHaveLength(4);
  });
});
