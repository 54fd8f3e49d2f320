import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, todayAtProperty } from '../../../supabase/functions/demo-booking/stays.ts';
import {
  ADA,
  book,
  emptyProperty,
  newGuest,
  rows,
  startDemoFunction,
  type DemoFunction,
} from './demo-function.ts';

let demo: DemoFunction;

beforeAll(async () => {
  demo = await startDemoFunction({});
});
afterAll(() => demo?.stop());
beforeEach(() => emptyProperty(demo));

const tomorrow = () => addDays(todayAtProperty(), 1);

describe('a booking', () => {
  test('is the next free stay, and the answer has every field of the contract', async () => {
    const { status, body } = await book(demo, ADA);
    const arrival = tomorrow();
    const departure = addDays(arrival, 2);
    expect(status).toBe(200);
    const [row] = await rows(demo);
    expect(body).toEqual({
      success: true,
      error: null,
      message: expect.stringMatching(/^Your demo booking is made: you arrive on \d/),
      selectedDate: arrival,
      departureDate: departure,
      bookingCount: 0,
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

  test('follows the one before it, and counts it', async () => {
    const first = await book(demo, newGuest());
    const second = await book(demo, newGuest());
    expect(second.body.selectedDate).toBe(first.body.departureDate);
    expect(second.body.bookingCount).toBe(1);
  });
});

describe('a second running demo for a number', () => {
  test('is refused however the number is written, in the chosen language', async () => {
    const german = { ...ADA, language: 'de' };
    await book(demo, { ...german, phoneNumber: '+49 1512 3456789' });
    for (const phoneNumber of ['(+49) 1512 3456789', '0049 1512/3456789', '+49 (0)1512 3456789']) {
      const { status, body } = await book(demo, { ...german, phoneNumber });
      expect(status).toBe(409);
      expect(body).toMatchObject({ success: false, error: 'DUPLICATE_BOOKING' });
      expect(body.message).toMatch(/^Für diese Telefonnummer gibt es bereits eine Demobuchung\./);
    }
    expect(await rows(demo)).toHaveLength(1);
  });

  test('is possible again from the day of departure on', async () => {
    await book(demo, ADA);
    const today = todayAtProperty();
    await demo.backend
      .service()
      .from('demo_bookings')
      .update({ stay: `[${addDays(today, -2)},${today})` })
      .eq('first_name', ADA.name);
    expect((await book(demo, ADA)).status).toBe(200);
    expect(await rows(demo)).toHaveLength(1);
  });
});

describe('calls at the same time', () => {
  test('never share a stay', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => book(demo, newGuest())));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const arrivals = answers.map(({ body }) => body.selectedDate).sort();
    expect(arrivals).toEqual(arrivals.map((_, index) => addDays(tomorrow(), index * 2)));
  });

  test('make one booking for one number', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(demo, ADA)));
    const errors = answers.map(({ body }) => body.error).filter(Boolean);
    expect(errors).toEqual(Array(7).fill('DUPLICATE_BOOKING'));
    expect(await rows(demo)).toHaveLength(1);
  });
});

describe('refusals', () => {
  test('of a number that is none or names no country, in the chosen language', async () => {
    const sentences = new Set<string>();
    for (const language of ['en', 'fr', 'de', 'nl', 'et']) {
      const { status, body } = await book(demo, { ...ADA, language, phoneNumber: '12' });
      expect(status).toBe(422);
      expect(body.error).toBe(body.message);
      sentences.add(body.message);
      const national = await book(demo, { ...ADA, language, phoneNumber: '01512 3456789' });
      expect(national.body.message).toBe(body.message);
    }
    expect(sentences.size).toBe(5);
    expect(await rows(demo)).toEqual([]);
  });

  test('when nothing is free', async () => {
    const stay = `[${todayAtProperty()},${addDays(todayAtProperty(), 400)})`;
    const full = { stay, status: 'confirmed', provider: 'sandbox', phone_number: '+41790000000' };
    await demo.backend.service().from('demo_bookings').insert(full);
    const { status, body } = await book(demo, ADA);
    expect(status).toBe(409);
    expect(body.error).toMatch(/^Every stay in the demo property is taken/);
  });
});
