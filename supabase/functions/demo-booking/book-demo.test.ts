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
const silent = () => Promise.reject(new Error('silent'));

/** Books with parts of which everything succeeds but what is given. */
async function bookWith(given: { stays?: object; provider?: object }, guest: object = {}) {
  const stays = {
    reserve: vi.fn(async () => HELD),
    confirm: vi.fn(async () => true),
    release: vi.fn(async () => true),
    keepSandboxBooking: vi.fn(),
    ...given.stays,
  };
  const provider = {
    name: 'smoobu',
    takenNights: vi.fn(async () => ['2026-12-24']),
    book: vi.fn(async () => ({ kind: 'made', booking: BOOKING })),
    find: vi.fn(async () => ({ kind: 'absent' })),
    cancel: vi.fn(async () => true),
    ...given.provider,
  };
  const parts = { stays: stays as Stays, provider: provider as BookingProvider };
  return { outcome: await bookDemo({ formData: { ...GUEST, ...guest } }, parts), stays, provider };
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

  it('confirms once more when the database was silent', async () => {
    const confirm = vi.fn().mockRejectedValueOnce(new Error('silent')).mockResolvedValue(true);
    const { outcome } = await bookWith({ stays: { confirm } });
    expect(outcome.kind).toBe('booked');
    expect(confirm).toHaveBeenCalledTimes(2);
  });

  it.each([async () => false, silent])(
    'takes a booking back when its hold is gone',
    async (confirm) => {
      const { outcome, stays, provider } = await bookWith({ stays: { confirm } });
      expect(outcome).toEqual({ kind: 'unavailable' });
      expect(provider.cancel).toHaveBeenCalledWith('51');
      expect(stays.release).toHaveBeenCalledWith(HELD.id);
    },
  );

  it('names in the log what it could not take back', async () => {
    const no = async () => false;
    const { outcome } = await bookWith({ stays: { confirm: no }, provider: { cancel: no } });
    expect(outcome).toEqual({ kind: 'uncertain' });
    expect(printed.join()).toMatch(/"demo-booking-orphaned".*"reference":"51"/);
  });

  it('lets a hold expire that cannot be given back', async () => {
    const book = async () => ({ kind: 'refused' });
    const { outcome } = await bookWith({ stays: { release: silent }, provider: { book } });
    expect(outcome).toEqual({ kind: 'unavailable' });
    expect(printed.join()).toMatch(/demo-hold-left/);
  });
});
