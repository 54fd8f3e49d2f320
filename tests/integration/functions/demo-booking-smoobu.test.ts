import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addDays, todayAtProperty } from '../../../supabase/functions/demo-booking/stays.ts';
import { cleanUp } from '../../../lib/retention/clean-up.ts';
import { ADA, newGuest, registerDemoFunction } from './demo-function.ts';
import { FakeSmoobu, send, SMOOBU } from './fake-smoobu.ts';

// short for the tests of silence, long enough for an answer on a busy machine
const TIMEOUT_MS = 1000;
const RATES = '/api/rates';
const RESERVATIONS = '/api/reservations';
const UNAVAILABLE = /Nothing has been booked/;
const UNCERTAIN = /we do not know whether/;

const fake = new FakeSmoobu();
const { backend, book, rows, table } = registerDemoFunction(async () => ({
  DEMO_PROVIDER: 'smoobu',
  SMOOBU_API_KEY: SMOOBU.key,
  SMOOBU_API_SECRET: SMOOBU.secret,
  SMOOBU_APARTMENT_ID: String(SMOOBU.apartment),
  SMOOBU_BASE_URL: await fake.start(),
  SMOOBU_TIMEOUT_MS: String(TIMEOUT_MS),
}));
afterAll(() => fake.stop());
beforeEach(() => fake.reset());

const tomorrow = () => addDays(todayAtProperty(), 1);

describe('a booking with Smoobu', () => {
  test('is made there with what it needs, and kept here without a name', async () => {
    const { status, body } = await book({ ...ADA, language: 'et' });
    const [row] = await rows();
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, selectedDate: tomorrow(), bookingCount: 0 });
    expect(body.bookingResponse).toEqual({ id: fake.bookings[0]?.id });
    expect(fake.calls.at(-1)?.body).toEqual({
      apartmentId: SMOOBU.apartment,
      channelId: 13,
      arrivalDate: tomorrow(),
      departureDate: addDays(tomorrow(), 2),
      firstName: 'Ada',
      lastName: 'Meier',
      phone: '+41791234567',
      language: 'et',
      adults: 1,
      notice: `Nightdesk demo booking ${row?.id}`,
    });
    expect(row).toMatchObject({ status: 'confirmed', first_name: null });
    expect(row?.provider_reference).toBe(String(fake.bookings[0]?.id));
  });

  test('passes over nights that are taken there, and days it does not list', async () => {
    fake.takenNights.add(addDays(tomorrow(), 1)).add(addDays(tomorrow(), 4));
    expect((await book(ADA)).body.selectedDate).toBe(addDays(tomorrow(), 2));
    fake.scripts.set(`GET ${RATES}`, (response) =>
      send(response, 200, { data: { [SMOOBU.apartment]: {} } }),
    );
    const full = await book(newGuest());
    expect([full.status, full.body.error]).toEqual([409, expect.stringMatching(/^Every stay/)]);
  });
});

test('a form sent again within a day gets its booking, also while Smoobu is away; Smoobu is not asked to book', async () => {
  const contentId = randomUUID();
  const first = await book(ADA, contentId);
  expect(first.status).toBe(200);
  expect(await book(ADA, contentId)).toEqual(first);
  fake.scripts.set(`GET ${RATES}`, (response) => send(response, 500, {}));
  expect(await book(ADA, contentId)).toEqual(first);
  expect((await book(ADA, randomUUID())).body.error).toBe('DUPLICATE_BOOKING');
  expect(await rows()).toHaveLength(1);
  expect(fake.count('POST', RESERVATIONS)).toBe(1);

  const held = { status: 'held', held_until: new Date(Date.now() + 60_000).toISOString() };
  await table().update(held).neq('provider', '').throwOnError();
  const { status, body } = await book(ADA, contentId);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/already being processed/)]);
  expect(fake.count('POST', RESERVATIONS)).toBe(1);
});

describe('while Smoobu is read', () => {
  test('one failure or silence is tried again, a second is the end', async () => {
    for (const trouble of ['500', 'silence'] as const) {
      fake.reset();
      let failures = 1;
      fake.scripts.set(`GET ${RATES}`, (response, ordinary) => {
        failures -= 1;
        if (failures < 0) ordinary();
        else if (trouble === '500') send(response, 500, {});
      });
      expect((await book(newGuest())).status).toBe(200);
      failures = 2;
      const { status, body } = await book(newGuest());
      expect([status, body.error]).toEqual([502, expect.stringMatching(UNAVAILABLE)]);
      expect(fake.count('GET', RATES)).toBe(4);
    }
  });

  test('a refusal, a redirect or nonsense ends it at once, and nothing is held', async () => {
    const texts = ['<html>', '{"data":', '{"data":[]}', '{"data":{"398":[]}}', 'null', ''];
    const scripts: ((response: ServerResponse) => void)[] = [
      ...[400, 401, 403, 404, 422, 429].map((status) => (response: ServerResponse) => {
        send(response, status, { title: 'Error occurred', detail: 'x' });
      }),
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      ...[...texts, `"${'x'.repeat(300_000)}"`].map((text) => (response: ServerResponse) => {
        response.end(text);
      }),
    ];
    for (const script of scripts) {
      fake.reset();
      fake.scripts.set(`GET ${RATES}`, script);
      const { status, body } = await book(ADA);
      expect([status, body.error]).toEqual([502, expect.stringMatching(UNAVAILABLE)]);
      expect(fake.calls).toHaveLength(1);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('while Smoobu is booking', () => {
  test('a refusal gives the stay back, and is not repeated', async () => {
    for (const status of [400, 401, 409, 422, 429]) {
      fake.reset();
      fake.scripts.set(`POST ${RESERVATIONS}`, (response) =>
        send(response, status, { title: 'Error occurred', validation_messages: { error: 'x' } }),
      );
      const { body } = await book(ADA);
      expect(body.error).toMatch(UNAVAILABLE);
      expect(fake.count('POST', RESERVATIONS)).toBe(1);
    }
    expect(await rows()).toEqual([]);
    fake.reset();
    expect((await book(ADA)).status).toBe(200);
  });

  test('a failure without a booking gives the stay back', async () => {
    fake.scripts.set(`POST ${RESERVATIONS}`, (response) => send(response, 500, {}));
    expect((await book(ADA)).body.error).toMatch(UNAVAILABLE);
    expect(fake.count('POST', RESERVATIONS)).toBe(1);
    expect(await rows()).toEqual([]);
  });

  test('a booking that was made all the same is found and kept', async () => {
    for (const trouble of ['500', 'silence', 'nonsense', 'hangs up'] as const) {
      fake.reset();
      fake.scripts.set(`POST ${RESERVATIONS}`, (response) => {
        fake.add(fake.calls.at(-1)?.body as Record<string, string>);
        if (trouble === '500') send(response, 503, {});
        if (trouble === 'nonsense') send(response, 200, { id: 'none' });
        if (trouble === 'hangs up') response.destroy();
      });
      const { status, body } = await book(newGuest());
      expect([trouble, status]).toEqual([trouble, 200]);
      expect(body.bookingResponse).toEqual({ id: fake.bookings[0]?.id });
      expect(fake.count('POST', RESERVATIONS)).toBe(1);
    }
  });

  test('silence without a booking keeps the stay from all others until the hold expires', async () => {
    fake.scripts.set(`POST ${RESERVATIONS}`, () => undefined);
    const { status, body } = await book(ADA);
    expect([status, body.error]).toEqual([504, expect.stringMatching(UNCERTAIN)]);
    expect(await rows()).toMatchObject([{ status: 'held' }]);

    fake.scripts.clear();
    const again = await book(ADA);
    expect(again.body).toMatchObject({
      error: 'DUPLICATE_BOOKING',
      message: expect.stringMatching(/already being processed/),
    });
    expect((await book(newGuest())).body.selectedDate).toBe(addDays(tomorrow(), 2));

    const past = { held_until: '2020-01-01T00:00:00Z' };
    await table().update(past).eq('status', 'held');
    expect((await book(ADA)).body.selectedDate).toBe(tomorrow());
  });

  test('when it cannot even be asked afterwards, the stay is held as well', async () => {
    fake.scripts.set(`POST ${RESERVATIONS}`, (response) => send(response, 500, {}));
    fake.scripts.set(`GET ${RESERVATIONS}`, (response) => send(response, 500, {}));
    expect((await book(ADA)).body.error).toMatch(UNCERTAIN);
    expect(fake.count('GET', RESERVATIONS)).toBe(2);
    expect(await rows()).toMatchObject([{ status: 'held' }]);
  });
});

test('a booking without an answer is cancelled there before its stay is free again', async () => {
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockReturnValue();
  for (const guest of [ADA, newGuest(), newGuest()]) await book(guest);
  const [first, second, third] = (await rows()) as unknown as [Stay, Stay, Stay];
  const path = (row: Stay) => `/api/reservations/${row.provider_reference}`;
  const past = new Date(Date.now() - 1_000).toISOString();
  await table().update({ answer_due_at: past }).neq('id', third.id).throwOnError();
  await table().update({ answered_at: past }).eq('id', first.id).throwOnError();

  fake.scripts.set(`DELETE ${path(second)}`, (response) => send(response, 500, {}));
  await cleanUp(backend().service());
  expect((await rows()).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);

  fake.scripts.clear();
  await cleanUp(backend().service());
  expect((await rows()).map(({ id }) => id)).toEqual([first.id, third.id]);
  expect(fake.count('DELETE', path(second))).toBe(2);
  for (const row of [first, third]) expect(fake.count('DELETE', path(row))).toBe(0);
});

type Stay = { id: string; provider_reference: string };
