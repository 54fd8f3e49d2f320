import type { Language } from '../languages/languages.ts';
import type { Prices } from '../prices/pricing.ts';
import { readNumber, writeNumber, type TwoReadings } from '../text/read-number.ts';

// The calculator of price and hours: what its fields take, the address that holds them, and the sum. The server and the
// browser run the same code, so a copied link shows what its sender saw. Sums are made in fractions of whole numbers and
// rounded once, where a number is shown: in floating point a half cent can fall to either side. Only the nights have a power.

interface NumberRule {
  /** The value where nothing is said. Each is an assumption and is called one. */
  initial: number;
  least: number;
  most: number;
  /** The number of decimals that are read. */
  decimals: 0 | 1 | 2;
  /** The unit that people write with it. */
  unit?: 'EUR' | '%';
  /** The amount that one press of a stepper adds. */
  step: number;
}

/** The fields that hold a number, in the order of the form and of the address. */
export const numberRules = {
  properties: { initial: 4, least: 1, most: 1000, decimals: 0, step: 1 },
  messages: { initial: 12, least: 0, most: 500, decimals: 1, step: 1 },
  night: { initial: 10, least: 0, most: 100, decimals: 0, step: 5, unit: '%' },
  minutes: { initial: 3, least: 0, most: 60, decimals: 1, step: 1 },
  share: { initial: 70, least: 0, most: 100, decimals: 0, step: 5, unit: '%' },
  hour: { initial: 25, least: 0, most: 1000, decimals: 2, step: 5, unit: 'EUR' },
} as const satisfies Record<string, NumberRule>;

export type NumberField = keyof typeof numberRules;
export const numberFields = Object.keys(numberRules) as NumberField[];

/** The ways of billing; the first one counts where nothing is said. */
export const billings = ['yearly', 'monthly'] as const satisfies readonly (keyof Prices)[];
type Billing = (typeof billings)[number];

export type Field = NumberField | 'billing';
/** Every field, by its name in the form and in the address. */
export const fields: readonly Field[] = [...numberFields, 'billing'];

/** The text of each field, as it was typed. */
export type Typed = Readonly<Record<Field, string>>;

/** The numbers that the sum is made of. */
export type Entries = Readonly<Record<NumberField, number> & { billing: Billing }>;

/** The reason why what was typed is no entry; both numbers where it can mean two. */
export type Problem = 'empty' | 'unreadable' | 'tooFine' | 'tooSmall' | 'tooLarge' | TwoReadings;

/** The length of a field that is read and kept, in characters. */
export const LONGEST_TYPED = 40;

/** The fields before anything is typed. */
export const initialTyped: Typed = {
  ...(Object.fromEntries(
    numberFields.map((field) => [field, String(numberRules[field].initial)]),
  ) as Record<NumberField, string>),
  billing: billings[0],
};

/**
 * The fields as an address or a form gives them. What is absent has its initial value; what is there is kept as it is, also
 * when it is empty or no number.
 */
export function typedFrom(valueOf: (field: Field) => string | null | undefined): Typed {
  const read = (field: Field) => valueOf(field)?.slice(0, LONGEST_TYPED) ?? initialTyped[field];
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as Record<Field, string>;
}

/** The query of an address that holds the fields, always in one order. */
export function toQuery(typed: Typed): string {
  return String(new URLSearchParams(fields.map((field) => [field, typed[field]])));
}

type Reading =
  | { entries: Entries; problems: Readonly<Partial<Record<Field, never>>> }
  | { entries: null; problems: Readonly<Partial<Record<Field, Problem>>> };

/**
 * Reads the fields of a page in a language: every entry, or what is wrong with each field that holds none. Never throws.
 */
export function readTyped(typed: Typed, language?: Language): Reading {
  const problems: Partial<Record<Field, Problem>> = {};
  const numbers: Partial<Record<NumberField, number>> = {};
  for (const field of numberFields) {
    const read = readEntry(typed[field], numberRules[field], language);
    if (typeof read === 'number') numbers[field] = read;
    else problems[field] = read;
  }
  const billing = billings.find((each) => each === typed.billing);
  if (billing === undefined) problems.billing = typed.billing === '' ? 'empty' : 'unreadable';
  if (billing === undefined || Object.keys(problems).length > 0) return { entries: null, problems };
  return { entries: { ...(numbers as Record<NumberField, number>), billing }, problems: {} };
}

function readEntry(
  typed: string,
  { least, most, decimals, unit }: NumberRule,
  language?: Language,
): number | Problem {
  if (typed.trim() === '') return 'empty';
  const number = readNumber(typed, { decimals, unit, language });
  if (number === null) return 'unreadable';
  if (typeof number !== 'number') return number;
  if (number < least) return 'tooSmall';
  if (number > most) return 'tooLarge';
  return Number(number.toFixed(decimals)) === number ? number : 'tooFine';
}

/** The value of a field after a press of its stepper: the next within its limits, or the initial one where there is none. */
export function stepped(
  typed: string,
  field: NumberField,
  by: 1 | -1,
  language?: Language,
): string {
  const { initial, least, most, decimals, step } = numberRules[field];
  const now = readEntry(typed, numberRules[field], language);
  if (now === 'tooSmall') return String(least);
  if (now === 'tooLarge') return String(most);
  if (typeof now !== 'number') return String(initial);
  const next = Math.min(most, Math.max(least, now + by * step));
  return writeNumber(Number(next.toFixed(decimals)), language);
}

/** A number without rounding: `over` divided by `under`, which is above zero. */
type Fraction = readonly [over: bigint, under: bigint];

/** A number of at most two decimals, as an entry or a price is. */
function exact(number: number): Fraction {
  return [BigInt(Math.round(number * 100)), 100n];
}

function product(...factors: readonly Fraction[]): Fraction {
  return factors.reduce(([over, under], [by, per]) => [over * by, under * per], [1n, 1n]);
}

/** Rounds half away from zero, as one does on paper. */
function round([over, under]: Fraction): bigint {
  const half = (2n * (over < 0n ? -over : over) + under) / (2n * under);
  return over < 0n ? -half : half;
}

/** Two decimals, for cents and for hours. */
function rounded(fraction: Fraction): number {
  return Number(round(product(fraction, [100n, 1n]))) / 100;
}

/** The smallest whole number, not below zero, that is at least the fraction. */
function wholeFrom([over, under]: Fraction): number {
  return over <= 0n ? 0 : Number((over + under - 1n) / under);
}

const HOURS_IN_A_MINUTE: Fraction = [1n, 60n];
const WEEKS_IN_A_MONTH: Fraction = [52n, 12n];
export const NIGHTS_IN_A_MONTH = 30;

/** The hours a week that the site's copy promises (content/en/home.ts). */
export const CLAIMED_HOURS = 5;

const percent = (number: number): Fraction => [BigInt(number), 100n];

/**
 * The sum of a month, with each of its lines. Amounts are in EUR, and everything is rounded to two decimals where it is
 * shown: a line goes on with the number of the line before as it was, not as it was printed.
 */
export function work(entries: Entries, prices: Prices) {
  const { properties, messages, night, minutes, share, hour, billing } = entries;
  const ofEach = product(exact(minutes), HOURS_IN_A_MINUTE, percent(share));
  const perWeek = product(exact(properties), exact(messages));
  const perMonth = product(perWeek, WEEKS_IN_A_MONTH);
  const hours = product(perMonth, ofEach);

  const worth = rounded(product(hours, exact(hour)));
  const price = rounded(
    product(exact(properties), exact(prices[billing]), billing === 'yearly' ? [1n, 12n] : [1n, 1n]),
  );
  const left = (Math.round(worth * 100) - Math.round(price * 100)) / 100;

  const atNight = product(perMonth, percent(night));
  const waiting = product(atNight, percent(100 - share));

  return {
    messages: rounded(perMonth),
    hours: rounded(hours),
    hoursAWeek: rounded(product(perWeek, ofEach)),
    worth,
    price,
    /** The worth less the price: below zero where the price is higher. */
    left,
    pays: left >= 0,
    paysFrom: paysFrom(properties, price, product(ofEach, exact(hour))),
    /** The messages at night that still wait for the host. */
    waiting: rounded(waiting),
    nights: undisturbed(waiting),
    nightsWithout: undisturbed(atNight),
    /** The least properties, or messages per property and week, with which the promised hours come together. */
    claimFrom: {
      properties: times(CLAIMED, product(ofEach, exact(messages)), numberRules.properties.most),
      messages: times(CLAIMED, product(ofEach, exact(properties)), numberRules.messages.most),
    },
  };
}

export type Result = ReturnType<typeof work>;

const CLAIMED: Fraction = [BigInt(CLAIMED_HOURS), 1n];

/** The fewest messages a month at which nothing is lost; null where no entry of messages reaches them. */
function paysFrom(properties: number, price: number, worthOfOne: Fraction): number | null {
  if (price <= 0) return 0;
  // A worth of half a cent less is rounded up to the price.
  const wanted: Fraction = [BigInt(Math.round(price * 100)) * 2n - 1n, 200n];
  const most = product(exact(properties), exact(numberRules.messages.most), WEEKS_IN_A_MONTH);
  return times(wanted, worthOfOne, wholeFrom(most));
}

/** The number of times that one thing has to come to reach an amount, rounded up; null when that is more than the most. */
function times(amount: Fraction, [over, under]: Fraction, most: number): number | null {
  if (over === 0n) return null;
  const count = wholeFrom(product(amount, [under, over]));
  return count <= most ? count : null;
}

/** The nights of a month on which none of the messages falls, where each can fall on any night alike. */
function undisturbed([over, under]: Fraction): number {
  const messages = Number(over) / Number(under);
  return Math.round(NIGHTS_IN_A_MONTH * ((NIGHTS_IN_A_MONTH - 1) / NIGHTS_IN_A_MONTH) ** messages);
}
