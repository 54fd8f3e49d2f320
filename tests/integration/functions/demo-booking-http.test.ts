import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADA, book, rows, startDemoFunction, type DemoFunction } from './demo-function.ts';

let demo: DemoFunction;

beforeAll(async () => {
  demo = await startDemoFunction({});
  // Deno starts with the first call; a refused one is enough
  await book(demo, {});
});
afterAll(() => demo?.stop());

/** Calls Deno itself, so that what the gateway checks cannot hide what the function does. */
function call(init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(demo.directUrl, {
    method: 'POST',
    body: JSON.stringify({ formData: ADA }),
    ...init,
    headers: {
      apikey: demo.backend.keys.secret,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

describe('the function itself', () => {
  test('refuses requests without a key of the project', async () => {
    const { publishable, secret } = demo.backend.keys;
    for (const apikey of ['', 'wrong', publishable, secret.slice(0, -1), `${secret}x`, 'null']) {
      const response = await call({ headers: { apikey } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, error: 'Invalid API key' });
    }
    const bearer = await fetch(demo.directUrl, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(bearer.status).toBe(401);
    expect(await rows(demo)).toEqual([]);
  });

  test('answers POST and a preflight, and invites no other origin', async () => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
      const response = await call({ method, body: method === 'GET' ? null : '{}' });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
    const preflight = await call({
      method: 'OPTIONS',
      body: null,
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('reads JSON of a sensible size and nothing else', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await call({ headers: form })).status).toBe(415);
    expect((await call({ headers: { 'content-type': 'application/jsonp' } })).status).toBe(415);
    expect((await call({ body: '{"formData":' })).status).toBe(400);
    expect((await call({ body: new Uint8Array([0x7b, 0xff, 0x7d]) })).status).toBe(400);
    expect((await call({ body: ' '.repeat(9000) })).status).toBe(413);
    const stream = new Blob([' '.repeat(9000)]).stream();
    expect((await call({ body: stream, duplex: 'half' } as object)).status).toBe(413);
  });
});

test('visitors cannot reach the bookings except through the function', async () => {
  const visitor = demo.backend.anonymous();
  expect((await visitor.from('demo_bookings' as never).select()).error?.code).toBe('42501');
  const { error } = await visitor.rpc(
    'release_demo_stay' as never,
    { p_id: crypto.randomUUID() } as never,
  );
  expect(error?.code).toBe('42501');
});
