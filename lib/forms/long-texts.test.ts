import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { fieldErrorsOf } from '../actions/result.ts';
import { normalizeText } from '../text/clean-text.ts';
import { collections } from '../desk/collections.ts';
import { contactRequestSchemaIn } from '../contact/schema.ts';
import { administratorSchema, resetRequestSchemaIn, signUpSchemaIn } from '../auth/credentials.ts';
import { demoBookingSchemaIn } from '../demo/schema.ts';
import { plainPhoneNumber } from './fields.ts';
import { readNumber } from '../text/read-number.ts';
import { applicationFieldsSchemaIn } from '../careers/application-schema.ts';
import { newsletterSchemaIn } from '../newsletter/schema.ts';
import { wordsIn } from '../../content/words.ts';

// What cleaning costs is bounded by the length that it is given, and what no text holds is refused. Every text field of
// every form is tried.

const LONG = 1_000_000;
const hostile = {
  marks: 'a\u0315\u0316'.padEnd(LONG, '\u0315\u0316'),
  spaces: `a${' '.repeat(LONG)}a`,
  digits: '\u0669'.repeat(LONG),
  brackets: '<'.repeat(LONG),
  surrogates: '\uD800'.repeat(LONG),
  nulls: '\0'.repeat(LONG),
};

const words = wordsIn('en');
const say = words.messages.fields;

// What the site writes by itself has no form.
const forms: Record<string, z.ZodType> = {
  contact: contactRequestSchemaIn(say, 'en'),
  application: applicationFieldsSchemaIn(say),
  demo: demoBookingSchemaIn(say),
  newsletter: newsletterSchemaIn(say),
  'sign-up': signUpSchemaIn(words),
  reset: resetRequestSchemaIn(words),
  administrator: administratorSchema,
  ...Object.fromEntries(collections.map(({ name, schema }) => [name, schema])),
};

/** The name of every field: a form without any field complains of those that it needs; the others are added. */
const optional: Record<string, string[]> = {
  contact: ['phone', 'otherPms', 'message'],
  application: ['phone', 'coverLetter'],
  ...Object.fromEntries(
    collections.map(({ name, fields }) => [
      name,
      Object.keys(fields).filter((field) => !fields[field]!.readOnly),
    ]),
  ),
};
const namesOf = (name: string, schema: z.ZodType) => {
  const { error } = schema.safeParse({});
  return [...(error ? Object.keys(fieldErrorsOf(error)) : []), ...(optional[name] ?? [])];
};

describe.each(Object.entries(forms))('the form %s', (name, schema) => {
  /** The longest text that each of the costly functions was called with. */
  const longest: Record<string, number> = {};
  beforeEach(() => {
    for (const method of ['normalize', 'replace', 'replaceAll', 'toLowerCase', 'trim'] as const) {
      longest[method] = 0;
      const original = String.prototype[method] as (...given: unknown[]) => string;
      vi.spyOn(String.prototype, method).mockImplementation(function (
        this: string,
        ...given: unknown[]
      ) {
        longest[method] = Math.max(longest[method] ?? 0, this.length);
        return original.apply(this, given);
      });
    }
  });
  afterEach(() => void vi.restoreAllMocks());

  it.each(Object.entries(hostile))(
    'refuses a million %s, and computes nothing on them',
    (_, text) => {
      const names = namesOf(name, schema);
      const { error } = schema.safeParse(Object.fromEntries(names.map((field) => [field, text])));
      expect(names.length).toBeGreaterThan(0);
      expect(Object.keys(fieldErrorsOf(error!)).sort()).toEqual([...new Set(names)].sort());
      expect(Math.max(...Object.values(longest))).toBeLessThan(LONG / 2);
    },
  );

  it.each(['\0', '\u001B', '\uD800'])('refuses %j within a text, in every field', (wrong) => {
    const names = namesOf(name, schema);
    const text = `12${wrong}34@example.ch`;
    const { error } = schema.safeParse(Object.fromEntries(names.map((field) => [field, text])));
    expect(Object.keys(fieldErrorsOf(error!)).sort()).toEqual([...new Set(names)].sort());
  });
});

it('normalizes no long run of marks: its time would grow with their square', () => {
  const normalize = vi.spyOn(String.prototype, 'normalize');
  for (const marks of ['\u0315\u0316', '\uFF9E\u0316', '\u{1D165}\u0301'])
    for (const clean of [
      plainPhoneNumber,
      (text: string) => readNumber(text, { decimals: 0 }),
      (text: string) => normalizeText(text, 'NFC'),
    ])
      clean(`a${marks.repeat(16)}`);
  expect(normalize).not.toHaveBeenCalled();
  expect(normalizeText(`e${'\u0301'.repeat(30)}`, 'NFC')).toHaveLength(30);
  normalize.mockRestore();
});
