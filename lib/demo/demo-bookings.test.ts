import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentId } from '../forms/content-id.ts';
import { bookDemo } from './demo-bookings.ts';

const booking = { name: 'Ada', lastName: 'Meier', language: 'de', phoneNumber: '+41' } as const;

function answerWith(status: number, body: unknown) {
  const answer = vi.fn<typeof fetch>(async () => Response.json(body, { status }));
  vi.stubGlobal('fetch', answer);
  return answer;
}

describe('bookDemo', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('sends the fields as formData and gives the answer', async () => {
    const answer = answerWith(200, { success: true, selectedDate: '2026-12-01', bookingCount: 2 });
    expect(await bookDemo(booking)).toMatchObject({ success: true, bookingCount: 2 });
    const [address, init] = answer.mock.calls[0] ?? [];
    expect(address).toBe('https://backend.test/functions/v1/demo-booking');
    expect(JSON.parse(String(init?.body))).toEqual({
      formData: booking,
      contentId: contentId(booking),
    });
  });

  it.each([
    [409, { success: false, error: 'DUPLICATE_BOOKING', message: 'There.' }, 'DUPLICATE_BOOKING'],
    [404, { code: 'NOT_FOUND', message: 'There.' }, null],
    [500, 'no reason', expect.stringMatching(/non-2xx/)],
  ])('gives the reason of a refusal, the function’s or the gateway’s: %i %j', async (...answer) => {
    const [status, body, error] = answer;
    answerWith(status, body);
    const message = typeof body === 'string' ? undefined : 'There.';
    expect(await bookDemo(booking)).toEqual({ success: false, error, message });
  });

  it('throws when there is no answer, or none that can be understood', async () => {
    answerWith(200, { fine: true });
    await expect(bookDemo(booking)).rejects.toThrow();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
    await expect(bookDemo(booking)).rejects.toThrow();
  });
});
