import { afterAll, beforeAll, expect, test } from 'vitest';
import { isRemote, startBackend, type TestBackend } from '../../support/backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend();
});

afterAll(() => backend?.stop());

test('an update or delete without a filter is refused', async () => {
  const { error } = await backend.service().from('product_updates').delete();
  expect(error).not.toBeNull();
});

test('tables outside the public schema cannot be reached', async () => {
  for (const schema of ['auth', 'storage', 'private', 'local_storage']) {
    const response = await fetch(`${backend.url}/rest/v1/users`, {
      headers: { apikey: backend.keys.publishable, 'accept-profile': schema },
    });
    expect(response.status).toBe(406);
  }
});

test('a request without a key, or with a wrong one, is refused', async () => {
  for (const apikey of ['', 'sb_publishable_wrong_key_000000000000']) {
    const headers = new Headers(apikey ? { apikey } : {});
    const response = await fetch(`${backend.url}/rest/v1/faq_items`, { headers });
    expect(response.status).toBe(401);
  }
});

test.skipIf(isRemote)('a body beyond the limit is refused', async () => {
  const response = await fetch(`${backend.url}/rest/v1/faq_items`, {
    method: 'POST',
    headers: { apikey: backend.keys.publishable },
    body: Buffer.alloc(6 * 1024 * 1024 + 1),
  });
  expect(response.status).toBe(413);
});
