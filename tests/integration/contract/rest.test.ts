import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { newAddress } from '../../support/accounts.ts';
import { isRemote, startBackend, type Client } from '../../support/backend.ts';
import { registerBackend } from '../../support/connect-to-embedded.ts';

const marker = `contract-${randomUUID()}`;
const backend = registerBackend(startBackend);
let anonymous: Client;
let service: Client;

beforeAll(() => {
  anonymous = backend().anonymous();
  service = backend().service();
});
afterAll(async () => {
  await service.from('faq_items').delete().eq('category', marker);
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

describe('refused is', () => {
  test('an update or delete without a filter', async () => {
    const { error } = await service.from('product_updates').delete();
    expect(error).not.toBeNull();
  });

  test('a table outside the public schema', async () => {
    for (const schema of ['auth', 'storage', 'private', 'local_storage']) {
      const response = await fetch(`${backend().url}/rest/v1/users`, {
        headers: { apikey: backend().keys.publishable, 'accept-profile': schema },
      });
      expect(response.status).toBe(406);
    }
  });

  test('a request without a key, or with a wrong one', async () => {
    for (const apikey of ['', 'sb_publishable_wrong_key_000000000000']) {
      const headers = new Headers(apikey ? { apikey } : {});
      const response = await fetch(`${backend().url}/rest/v1/faq_items`, { headers });
      expect(response.status).toBe(401);
    }
  });

  test.skipIf(isRemote)('more values at once than can be counted, and loses nothing', async () => {
    const table = () => service.from('abandoned_files');
    const rows = Array.from({ length: 16_384 }, (_, nth) => ({ bucket: marker, path: `${nth}` }));
    const refusal = { status: 413, error: { code: '54000' } };
    const refuse = async () => expect(await table().insert(rows)).toMatchObject(refusal);
    const insert = async () => expect((await table().insert(rows.slice(1))).error).toBeNull();
    // The server closes the connection of a refusal, perhaps before the client has read it.
    for (const request of [refuse, insert]) await vi.waitFor(request, { timeout: 25_000 });
    const { data } = await table().select('path').in('path', ['0', '1']);
    expect(data).toEqual([{ path: '1' }]);
  });

  test.skipIf(isRemote)('a body beyond the limit', async () => {
    const response = await fetch(`${backend().url}/rest/v1/faq_items`, {
      method: 'POST',
      headers: { apikey: backend().keys.publishable },
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});
