import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookDemo } from './book-demo.ts';
import type { BookingProvider } from './provider.ts';
import type { Stays } from './stays.ts';

const GUEST = {
  name: 'Ada',
  lastName: 'Meier',
  language: 'de',
  phoneNumber: '+41791234567',
} as const;
const HELD = {
  outcome: 'reserved',
  id: '6b1f1a7e-0000-4000-8000-000000000001',
  arrival: '2026-12-01',
  departure: '2026-12-03',
  existing: 2,
} as const;
const BOOKING = { reference: '51', response: { id: 51 } };

function parts(overrides: { stays?: object; provider?: object } = {}) {
  const stays = {
    reserve: vi.fn(async () => HELD),
    confirm: vi.fn(async () => true),
    release: vi.fn(async () => true),
    keepSandboxBooking: vi.fn(),
    ...overrides.stays,
  };
  const provider = {
    name: 'smoobu',
    takenNights: vi.fn(async () => ['2026-12-24']),
    book: vi.fn(async () => ({ kind: 'made', booking: BOOKING })),
    find: vi.fn(async () => ({ kind: 'absent' })),
    cancel: vi.fn(async () => true),
    ...overrides.provider,
  };
  return {
    stays: stays as Stays & typeof stays,
    provider: provider as BookingProvider & typeof provider,
  };
}

describe('bookDemo', () => {
  const printed: string[] = [];
  beforeEach(() => {
    printed.length = 0;
    for (const method of ['log', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation((line: string) => void printed.push(line));
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(printed.join()).not.toMatch(/Ada|Meier|79123/);
  });

  it('holds, books and confirms, in this order', async () => {
    const { stays, provider } = parts();
    expect(await bookDemo(GUEST, { stays, provider })).toEqual({
      kind: 'booked',
      arrival: HELD.arrival,
      departure: HELD.departure,
      existing: 2,
      response: BOOKING.response,
    });
    expect(stays.reserve).toHaveBeenCalledWith('+41791234567', 'smoobu', ['2026-12-24']);
    expect(stays.confirm).toHaveBeenCalledWith(HELD.id, '51');
    const order = [stays.reserve, provider.book, stays.confirm].map(
      (call) => vi.mocked(call).mock.invocationCallOrder[0],
    );
    expect(order).toEqual([...order].sort());
  });

  it('contacts no provider for an invalid number', async () => {
    const { stays, provider } = parts();
    const outcome = await bookDemo({ ...GUEST, phoneNumber: '12' }, { stays, provider });
    expect(outcome).toEqual({ kind: 'invalid-phone-number' });
    expect(provider.takenNights).not.toHaveBeenCalled();
    expect(stays.reserve).not.toHaveBeenCalled();
  });

  it('confirms once more when the database was silent', async () => {
    const confirm = vi.fn().mockRejectedValueOnce(new Error('silent')).mockResolvedValue(true);
    const outcome = await bookDemo(GUEST, parts({ stays: { confirm } }));
    expect(outcome.kind).toBe('booked');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it('takes a booking back whose hold is gone', async () => {
    for (const confirm of [async () => false, () => Promise.reject(new Error('silent'))]) {
      const { stays, provider } = parts({ stays: { confirm } });
      expect(await bookDemo(GUEST, { stays, provider })).toEqual({ kind: 'unavailable' });
      expect(provider.cancel).toHaveBeenCalledWith('51');
      expect(stays.release).toHaveBeenCalledWith(HELD.id);
    }
  });

  it('names in the log what it could not take back', async () => {
    const { stays, provider } = parts({
      stays: { confirm: async () => false },
      provider: { cancel: async () => false },
    });
    expect(await bookDemo(GUEST, { stays, provider })).toEqual({ kind: 'uncertain' });
    expect(printed.join()).toMatch(/"demo-booking-orphaned".*"reference":"51"/);
  });

  it('lets a hold expire that cannot be given back', async () => {
    const outcome = await bookDemo(
      GUEST,
      parts({
        stays: { release: () => Promise.reject(new Error('silent')) },
        provider: { book: async () => ({ kind: 'refused' }) },
      }),
    );
    expect(outcome).toEqual({ kind: 'unavailable' });
    expect(printed.join()).toMatch(/demo-hold-left/);
  });
});
