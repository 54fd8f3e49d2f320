// @module-tag core
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

test('errors have the codes and statuses of the hosted service', async () => {
  const answers = await Promise.all([
    anonymous.from('faq_items').select().eq('id', 'no-uuid'),
    anonymous.from('faq_items').select('nothing' as 'id'),
    anonymous.from('nothing' as 'faq_items').select(),
    service.from('newsletter_subscriptions').insert({ email: 'no-address' }),
    service.from('faq_items').insert({ question: 'A question' } as never),
    service.from('profiles').insert({ id: randomUUID() } as never),
  ]);
  expect(answers.map(({ status, error }) => [status, error?.code])).toEqual([
    [400, '22P02'],
    [400, '42703'],
    [404, 'PGRST205'],
    [400, '23514'],
    [400, '23502'],
    [409, '23503'],
  ]);
});

describe('text', () => {
  test('survives unchanged', async () => {
    const answer = `Grüezi "Élodie" \\n %_*,.() '--; 02:14 🛏️\nsecond line ${marker}`;
    const row = { question: 'Does text survive?', answer, category: marker, type: 'support' };
    const { data } = await service.from('faq_items').insert(row).select('id').single();
    const found = await anonymous.from('faq_items').select('id').eq('answer', answer).single();
    expect(found.data?.id).toBe(data?.id);
  });

  test('that looks like a number is found as it is written, also to be changed', async () => {
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
});

test('a timestamp keeps its microseconds and can be compared', async () => {
  const created_at = '2026-03-04T05:06:07.123456+00:00';
  const row = { title: marker, body: 'A body', type: 'minor', created_at };
  const table = () => service.from('product_updates');
  const { data } = await table().insert(row).select().single();
  expect(data?.created_at).toBe(created_at);
  const removed = await table().delete().eq('created_at', created_at).select('id');
  expect(removed.data).toEqual([{ id: data!.id }]);
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

  test('a list in the address of a function, which leaves nothing broken for the next visitor', async () => {
    const { publishable: apikey } = backend().keys;
    const ask = (path: string) =>
      fetch(`${backend().url}/rest/v1/${path}`, { headers: { apikey } });
    for (const name of ['erase_person?p_addresses={}', 'move_faq_item?p_seen={}']) {
      expect((await ask(`rpc/${name}`)).ok).toBe(false);
      expect((await ask('faq_items?select=id&limit=1')).status).toBe(200);
    }
  });

  test('a request without a key, or with a wrong one', async () => {
    for (const apikey of ['', 'sb_publishable_wrong_key_000000000000']) {
      const headers = new Headers(apikey ? { apikey } : {});
      const response = await fetch(`${backend().url}/rest/v1/faq_items`, { headers });
      expect(response.status).toBe(401);
    }
  });

  test.skipIf(isRemote)(
    'more values at once than can be counted, and stores none of them',
    async () => {
      const person = {
        first_name: marker,
        last_name: 'L.',
        email: 'ada@example.org',
        phone: '+372',
      };
      const request = { ...person, country: 'Estonia', properties: 3, pms: 'None', message: '' };
      const requests = Array.from({ length: 4_097 }, () => request);
      const table = () => service.from('contact_requests');
      const refusal = { status: 413, error: { code: '54000' } };
      const refuse = async () => expect(await table().insert(requests)).toMatchObject(refusal);
      // The server closes the connection of a refusal, perhaps before the client has read it.
      await vi.waitFor(refuse, { timeout: 25_000 });
      await table().insert(request).throwOnError();
      const { data } = await table().select('last_name').eq('first_name', marker);
      expect(data).toEqual([{ last_name: 'L.' }]);
    },
  );

  test.skipIf(isRemote)('a body beyond the limit', async () => {
    const response = await fetch(`${backend().url}/rest/v1/faq_items`, {
      method: 'POST',
      headers: { apikey: backend().keys.publishable },
      body: Buffer.alloc(6 * 1024 * 1024 + 1),
    });
    expect(response.status).toBe(413);
  });
});
