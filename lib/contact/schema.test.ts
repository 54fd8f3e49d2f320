import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { languages, type Language } from '../languages/languages.ts';
import { fields as say } from '../../content/en/messages.ts';
import { contactRequestSchemaIn } from './schema.ts';

const contactRequestSchema = contactRequestSchemaIn(say, 'en');

const valid = {
  firstName: ' Ada ',
  lastName: 'Meier',
  email: 'ada@example.ch',
  phone: '',
  country: 'Switzerland',
  properties: ' 12 ',
  pms: 'SMOOBU',
  otherPms: '',
  message: '',
};

const phoneAsked =
  'Please enter a phone number, for example +41 79 123 45 67, or leave this field empty.';

describe('contactRequestSchema', () => {
  it('trims texts, counts properties and stores empty optional fields as null', () => {
    expect(contactRequestSchema.parse(valid)).toEqual({
      ...valid,
      firstName: 'Ada',
      phone: null,
      properties: 12,
      otherPms: null,
      message: null,
    });
  });

  it('keeps the lines of a message, and stores a blank one as null', () => {
    const read = (message: unknown) => contactRequestSchema.parse({ ...valid, message }).message;
    expect(read(' First line\r\nSecond \u{1F511}\n ')).toBe('First line\nSecond \u{1F511}');
    expect([read(' \n\u200B'), read(undefined)]).toEqual([null, null]);
  });

  it('requires all required fields', () => {
    const required = {
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      country: 'Country is required',
      properties: 'Number of properties is required',
      pms: 'PMS selection is required',
    };
    const blank = Object.fromEntries(Object.keys(required).map((name) => [name, '  ']));
    for (const input of [{}, blank]) {
      const { error } = contactRequestSchema.safeParse(input);
      expect(error && fieldErrorsOf(error)).toEqual(required);
    }
  });

  it('reads a number by the language of the page, and asks where it can mean two', () => {
    const which = 'This can mean 1 or 1000. Please type the one that you mean.';
    const read = (language: Language, properties: string) => {
      const { data, error } = contactRequestSchemaIn(say, language).safeParse({
        ...valid,
        properties,
      });
      return data?.properties ?? error?.issues[0]?.message;
    };
    for (const typed of ["1'200", '1\u202f200', '1.200', '1,200'])
      for (const language of languages) expect(read(language, typed), typed).toBe(1_200);
    expect(languages.map((language) => read(language, '1.000'))).toEqual([
      which,
      1_000,
      which,
      1_000,
      which,
    ]);
    expect(languages.map((language) => read(language, '1,000'))).toEqual([
      1_000,
      which,
      which,
      which,
      which,
    ]);
  });

  it.each([
    ['email', 'ada@', 'Invalid email address'],
    ['properties', 'twelve', 'Please enter a whole number'],
    ['properties', '0', 'Please enter a number between 1 and 100000'],
    ['properties', '100001', 'Please enter a number between 1 and 100000'],
    ['phone', 'abc', phoneAsked],
    ['phone', '+41 79', phoneAsked],
    ['phone', '1'.repeat(41), 'Phone number can be at most 40 characters'],
    ['message', 'x'.repeat(2001), 'Message can be at most 2000 characters'],
    ['firstName', 'x'.repeat(101), 'First name can be at most 100 characters'],
  ])('refuses %s %j', (field, value, message) => {
    const { error } = contactRequestSchema.safeParse({ ...valid, [field]: value });
    expect(error && fieldErrorsOf(error)).toEqual({ [field]: message });
  });

  it('takes a phone number as a person writes it, with what is said beside it', () => {
    for (const phone of ['+41 79 000 00 00', '079 123 45 67 (evenings)', '044 668 18 00 ext. 12'])
      expect(contactRequestSchema.parse({ ...valid, phone }).phone).toBe(phone);
  });

  it('keeps the name of another system only where that is the choice', () => {
    const other = { ...valid, otherPms: ' Own spreadsheet ' };
    expect(contactRequestSchema.parse(other).otherPms).toBeNull();
    expect(contactRequestSchema.parse({ ...other, pms: 'OTHER' }).otherPms).toBe('Own spreadsheet');
  });
});
