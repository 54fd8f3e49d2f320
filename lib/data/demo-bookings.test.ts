import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookDemo } from './demo-bookings.ts';

const booking = { name: 'Ada', lastName: 'Meier', language: 'de', phoneNumber: '+41' } as const;

function answerWith(status: number, body: unknown) {
  const answer = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

describe('bookDemo', () => {
  beforeEach(() => {
    vi.stubEnv('SUPABASE_URL', 'http://backend.test');
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_0123456789');
    vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_of_this_test');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });

  it('sends the fields as formData and gives the answer', async () => {
    const answer = answerWith(200, { success: true, selectedDate: '2026-12-01', bookingCount: 2 });
    expect(await bookDemo(booking)).toMatchObject({ success: true, bookingCount: 2 });
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(address).toBe('http://backend.test/functions/v1/demo-booking');
    expect(JSON.parse(String(init?.body))).toEqual({ formData: booking });
  });

  it('gives the reason of a refusal, the function’s or the gateway’s', async () => {
    answerWith(409, { success: false, error: 'DUPLICATE_BOOKING', message: 'Already there.' });
    expect(await bookDemo(booking)).toMatchObject({
      success: false,
      error: 'DUPLICATE_BOOKING',
      message: 'Already there.',
    });
    answerWith(404, { code: 'NOT_FOUND', message: 'Requested function was not found' });
    expect(await bookDemo(booking)).toMatchObject({
      success: false,
      message: 'Requested function was not found',
    });
    answerWith(500, 'no reason');
    expect(await bookDemo(booking)).toMatchObject({
      success: false,
      error: expect.stringMatching(/non-2xx/),
    });
  });

  it('throws when there is no answer, or none that can be understood', async () => {
    answerWith(200, { fine: true });
    await expect(bookDemo(booking)).rejects.toThrow();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    await expect(bookDemo(booking)).rejects.toThrow();
  });
});
