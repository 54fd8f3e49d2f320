// @module-tag core
import { describe, expect, test, vi } from 'vitest';
import { addDays, todayAtProperty } from '../../../supabase/functions/demo-booking/stays.ts';
import { ADA, newGuest, registerDemoFunction } from './demo-function.ts';

vi.mock('../../../lib/http/current-client.ts', () => ({
  currentClient: async () => '192.0.2.1',
}));

const demo = registerDemoFunction(async () => ({}));

/** Calls Deno itself, so that what the gateway checks cannot hide what the function does. */
function call(init: RequestInit & { headers?: Record<string, string> } = {}) {
  return fetch(demo.directUrl(), {
    method: 'POST',
    body: JSON.stringify({ formData: ADA }),
    ...init,
    headers: {
      apikey: demo.backend().keys.secret,
      'content-type': 'application/json',
      ...init.headers,
    },
  });
}

test('a booking is the next free stay, and the answer has every field of the contract', async () => {
  await demo.book(newGuest());
  const { status, body } = await demo.book(ADA);
  const arrival = addDays(todayAtProperty(), 3);
  const departure = addDays(arrival, 2);
  expect(status).toBe(200);
  const [, row] = await demo.rows();
  expect(body).toEqual({
    success: true,
    error: null,
    message: expect.stringMatching(/^Your demo booking is made: you arrive on \d/),
    selectedDate: arrival,
    departureDate: departure,
    bookingCount: 1,
    bookingResponse: { id: row?.id, provider: 'sandbox', arrival, departure },
  });
  expect(row).toMatchObject({
    stay: `[${arrival},${departure})`,
    status: 'confirmed',
    provider_reference: row?.id,
    phone_number: '+41791234567',
    first_name: 'Ada',
  });
});

test('the same form sent twice from the page shows its success twice, another one a duplicate', async () => {
  vi.stubEnv('SUPABASE_URL', demo.backend().url);
  vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', demo.backend().keys.publishable);
  vi.stubEnv('SUPABASE_SECRET_KEY', demo.backend().keys.secret);
  vi.spyOn(console, 'log').mockReturnValue();
  const { createDemoBooking } = await import('../../../app/[lang]/(site)/test/demo/actions.ts');
  const send = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return createDemoBooking({ status: 'idle' }, form);
  };
  await demo.book(newGuest());
  const [first, second] = [await send(ADA), await send({ ...ADA, name: ' Ada' })];
  expect(first).toMatchObject({ status: 'done', result: { success: true, bookingCount: 1 } });
  expect(second).toEqual(first);
  const duplicate = { status: 'done', result: { success: false, error: 'DUPLICATE_BOOKING' } };
  expect(await send({ ...ADA, lastName: 'Maier' })).toMatchObject(duplicate);
  expect(await demo.rows()).toHaveLength(2);
  vi.unstubAllEnvs();
});

describe('it refuses', () => {
  test('a second running demo for a number, in the chosen language', async () => {
    const german = { ...ADA, language: 'de' };
    await demo.book({ ...german, phoneNumber: '+49 1512 3456789' });
    const { status, body } = await demo.book({ ...german, phoneNumber: '0049 1512/3456789' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ success: false, error: 'DUPLICATE_BOOKING' });
    expect(body.message).toMatch(/^Für diese Telefonnummer gibt es bereits eine Demo-Buchung\./);
    expect(await demo.rows()).toHaveLength(1);
  });

  test('a number that names no country', async () => {
    const { status, body } = await demo.book({ ...ADA, phoneNumber: '01512 3456789' });
    expect(status).toBe(422);
    expect(body.error).toBe(body.message);
    expect(await demo.rows()).toEqual([]);
  });
});

describe('the function itself', () => {
  test('refuses requests without a key of the project', async () => {
    const { publishable, secret } = demo.backend().keys;
    for (const apikey of ['', 'wrong', publishable, secret.slice(0, -1), `${secret}x`, 'null']) {
      const response = await call({ headers: { apikey } });
      expect(response.status).toBe(401);
      expect(await response.json()).toMatchObject({ success: false, error: 'Invalid API key' });
    }
    const bearer = await fetch(demo.directUrl(), {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(bearer.status).toBe(401);
    expect(await demo.rows()).toEqual([]);
  });

  test('has no neighbour under a name that leaves the folder', async () => {
    const headers = { apikey: demo.backend().keys.secret };
    for (const name of ['unknown', '..%2Fdemo-booking', '.hidden', '_shared', 'demo-booking%00']) {
      const address = `${demo.backend().url}/functions/v1/${name}`;
      expect((await fetch(address, { method: 'POST', body: '{}', headers })).status, name).toBe(
        404,
      );
    }
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
