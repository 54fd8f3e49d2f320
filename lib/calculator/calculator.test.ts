import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CLAIMED_HOURS,
  fields,
  initialTyped,
  LONGEST_TYPED,
  NIGHTS_IN_A_MONTH,
  numberFields,
  numberRules,
  readTyped,
  stepped,
  toQuery,
  typedFrom,
  work,
  type Entries,
  type NumberField,
  type Typed,
} from './calculator.ts';

const prices = { monthly: 19.9, yearly: 190 };
const first = readTyped(initialTyped).entries!;
const typedOf = (changed: Partial<Typed>): Typed => ({ ...initialTyped, ...changed });

/** Any entry that the field takes. */
const anyOf = (field: NumberField) => {
  const { least, most, decimals } = numberRules[field];
  const unit = 10 ** decimals;
  return fc.integer({ min: least * unit, max: most * unit }).map((number) => number / unit);
};
const anyEntries: fc.Arbitrary<Entries> = fc.record({
  properties: anyOf('properties'),
  messages: anyOf('messages'),
  night: anyOf('night'),
  minutes: anyOf('minutes'),
  share: anyOf('share'),
  hour: anyOf('hour'),
  billing: fc.constantFrom('yearly', 'monthly'),
});
const cents = fc.integer({ min: 0, max: 100_000 }).map((amount) => amount / 100);
const anyPrices = fc.record({ monthly: cents, yearly: cents });

describe('the sum', () => {
  it('of the first entries is that of a calculator in the hand', () => {
    expect(work(first, prices)).toEqual({
      messages: 208,
      hours: 7.28,
      hoursAWeek: 1.68,
      worth: 182,
      price: 63.33,
      left: 118.67,
      pays: true,
      // 63.33 ÷ (3 ÷ 60 × 70 % × 25) is 72.4.
      paysFrom: 73,
      waiting: 6.24,
      nights: 24,
      nightsWithout: 15,
      claimFrom: { properties: 12, messages: 36 },
    });
    // Billed by the month nothing is divided; a loss is a number below zero.
    expect(work({ ...first, billing: 'monthly' }, prices)).toMatchObject({
      price: 79.6,
      left: 102.4,
    });
    expect(work({ ...first, messages: 4 }, prices)).toMatchObject({ left: -2.66, pays: false });
  });

  it.each([
    ['a year of four is not divided before it is multiplied', { properties: 4 }, 190, 63.33],
    ['half a cent goes up', { properties: 1 }, 190.02, 15.84],
    ['a cent that floating point loses', { properties: 3 }, 4.02, 1.01],
  ])('rounds the price once, to the cent: %s', (_, changed, yearly, price) => {
    expect(work({ ...first, ...changed }, { ...prices, yearly }).price).toBe(price);
  });

  it('has whole cents, and what is left is exactly worth less price', () => {
    fc.assert(
      fc.property(anyEntries, anyPrices, (entries, stored) => {
        const { worth, price, left } = work(entries, stored);
        for (const amount of [worth, price, left])
          expect(Number(amount.toFixed(2)) === amount && !Object.is(amount, -0)).toBe(true);
        expect(Math.round(left * 100)).toBe(Math.round(worth * 100) - Math.round(price * 100));
      }),
    );
  });

  it('pays from the number of messages a month that it names, and not with one less', () => {
    /** The cents that so many messages are worth, by another way than in the code: in whole numbers from the start. */
    const centsOf = (messages: number, { minutes, share, hour }: Entries) => {
      const worth = [messages, minutes * 10, share, hour * 100].map((factor) =>
        BigInt(Math.round(factor)),
      );
      return Number((2n * worth.reduce((one, other) => one * other) + 60_000n) / 120_000n);
    };
    fc.assert(
      fc.property(anyEntries, anyPrices, (entries, stored) => {
        const { paysFrom, price, pays } = work(entries, stored);
        if (paysFrom === null) {
          const most = { ...entries, messages: numberRules.messages.most };
          expect(work(most, stored).pays).toBe(false);
          return;
        }
        const cents = Math.round(price * 100);
        expect(centsOf(paysFrom, entries)).toBeGreaterThanOrEqual(cents);
        if (paysFrom > 0) expect(centsOf(paysFrom - 1, entries)).toBeLessThan(cents);
        const now = (entries.properties * entries.messages * 52) / 12;
        expect(paysFrom).toBeLessThanOrEqual((entries.properties * 500 * 52) / 12 + 1);
        expect(pays ? Math.ceil(now + 1e-9) >= paysFrom : now < paysFrom).toBe(true);
      }),
      {
        examples: [
          [{ ...first, hour: 0 }, prices],
          [{ ...first, share: 0 }, prices],
          [{ ...first, messages: 0 }, prices],
          [{ ...first, properties: 1000, messages: 500, minutes: 60, hour: 1000 }, prices],
          [{ ...first, minutes: 0.1, share: 1, hour: 0.01 }, prices],
          [first, { monthly: 0, yearly: 0 }],
        ],
      },
    );
  });

  it('holds the promise of hours from the properties and the messages that it names, and not with one less', () => {
    const holds = (entries: Entries) => {
      const { properties, messages, minutes, share } = entries;
      return (
        properties * (messages * 10) * (minutes * 10) * share >= CLAIMED_HOURS * 600_000 - 1e-3
      );
    };
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { properties, messages } = work(entries, prices).claimFrom;
        for (const [field, least] of [
          ['properties', properties],
          ['messages', messages],
        ] as const) {
          const { most } = numberRules[field];
          expect(holds({ ...entries, [field]: least ?? most })).toBe(least !== null);
          if (least === null) continue;
          expect(least).toBeLessThanOrEqual(most);
          expect(holds({ ...entries, [field]: least - 1 })).toBe(false);
        }
      }),
      {
        examples: [
          [{ ...first, messages: 0 }],
          [{ ...first, share: 0 }],
          [{ ...first, messages: 0.1, minutes: 0.1, share: 1 }],
        ],
      },
    );
  });

  it('has the nights on which no message waits: never fewer than without the assistant, never more than there are', () => {
    expect(work({ ...first, share: 100 }, prices)).toMatchObject({ nights: 30, waiting: 0 });
    expect(work({ ...first, night: 0 }, prices)).toMatchObject({ nights: 30, nightsWithout: 30 });
    expect(work({ ...first, share: 0 }, prices)).toMatchObject({ nights: 15, nightsWithout: 15 });
    expect(work({ ...first, properties: 3, messages: 1, share: 0 }, prices)).toMatchObject({
      waiting: 1.3,
      nights: 29,
    });
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { nights, nightsWithout } = work(entries, prices);
        expect(nightsWithout).toBeGreaterThanOrEqual(0);
        expect(nights).toBeGreaterThanOrEqual(nightsWithout);
        expect(nights).toBeLessThanOrEqual(NIGHTS_IN_A_MONTH);
      }),
    );
  });

  it('compares with the hours that the home page promises', async () => {
    const { glance } = await import('../../content/en/home.ts');
    expect(glance.questions.text).toContain(`${CLAIMED_HOURS}+ hours weekly`);
  });
});

describe('the address', () => {
  it('is the one that the first entries are copied with', () => {
    expect(toQuery(initialTyped)).toBe(
      'properties=4&messages=12&night=10&minutes=3&share=70&hour=25&billing=yearly',
    );
  });

  it('gives back what was typed, whatever it was, so that a copied link shows the same', () => {
    const anyText = fc.string({ maxLength: LONGEST_TYPED, unit: 'grapheme' });
    const anyTyped = fc.record(
      Object.fromEntries(fields.map((field) => [field, anyText])) as Record<
        keyof Typed,
        fc.Arbitrary<string>
      >,
    );
    fc.assert(
      fc.property(anyTyped, (typed) => {
        const kept = typedFrom((field) => typed[field]);
        const query = new URLSearchParams(toQuery(kept));
        expect(typedFrom((field) => query.get(field))).toEqual(kept);
      }),
    );
  });

  it('without a field has its initial value, and with an empty one has an empty field', () => {
    const query = new URLSearchParams('messages=&share=50');
    expect(typedFrom((field) => query.get(field))).toEqual(typedOf({ messages: '', share: '50' }));
  });

  it('is read for a bounded length, so that it cannot swell the page', () => {
    const typed = typedFrom(() => '9'.repeat(10_000));
    expect(fields.map((field) => typed[field].length)).toEqual(fields.map(() => LONGEST_TYPED));
    expect(readTyped(typed).problems).toMatchObject({ properties: 'tooLarge' });
  });
});

describe('what was typed', () => {
  it.each([
    ['2,5', 2.5],
    ['4.50', 4.5],
    ['٣', 3],
    ['-0', 0],
  ])('%j is read as a host means it', (typed, number) => {
    expect(readTyped(typedOf({ minutes: typed })).entries?.minutes).toBe(number);
  });

  it.each([
    ['minutes', '', 'empty'],
    ['minutes', 'three', 'unreadable'],
    ['minutes', '1e3', 'unreadable'],
    ['minutes', '70 %', 'unreadable'],
    ['hour', 'CHF 25', 'unreadable'],
    ['properties', '1.000', [1, 1_000]],
    ['minutes', '1.000', [1, 1_000]],
    ['properties', '1.5', 'tooFine'],
    ['properties', '1.500', 'tooLarge'],
    ['minutes', '2.25', 'tooFine'],
    ['properties', '0', 'tooSmall'],
    ['hour', '−1', 'tooSmall'],
    ['share', '101', 'tooLarge'],
    ['properties', '9'.repeat(LONGEST_TYPED), 'tooLarge'],
    ['billing', 'constructor', 'unreadable'],
  ] as const)('%s of %j is refused as %s, and there is no sum', (field, typed, problem) => {
    expect(readTyped(typedOf({ [field]: typed }))).toEqual({
      entries: null,
      problems: { [field]: problem },
    });
  });

  it('never throws, and a sum that is made is a number', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string(), (field, text) => {
        const { entries, problems } = readTyped(typedOf({ [field]: text }));
        if (entries) expect(Number.isFinite(work(entries, prices).left)).toBe(true);
        else expect(Object.keys(problems)).toEqual([field]);
      }),
    );
  });
});

describe('a stepper', () => {
  it('stays within the limits, whatever stands in the field', () => {
    const direction = fc.constantFrom<1 | -1>(1, -1);
    fc.assert(
      fc.property(fc.constantFrom(...numberFields), fc.string(), direction, (field, text, by) => {
        const next = stepped(text, field, by);
        expect(readTyped(typedOf({ [field]: next })).problems).toEqual({});
      }),
    );
  });

  it.each([
    ['messages', '12', 1, '13'],
    ['share', '98', 1, '100'],
    ['properties', '1', -1, '1'],
    ['minutes', '2,5', -1, '1.5'],
    ['hour', '9999', 1, '1000'],
    ['hour', '€ 25', 1, '30'],
    ['share', '70 %', -1, '65'],
  ] as const)('%s of %j moved by %i is %j', (field, typed, by, next) => {
    expect(stepped(typed, field, by)).toBe(next);
  });
});
