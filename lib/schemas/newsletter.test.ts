import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { newsletterSchema } from './newsletter.ts';

describe('newsletterSchema', () => {
  it('trims an address and converts it to lower case, so that it is stored once', () => {
    expect(newsletterSchema.parse({ email: ' Ada@Example.CH ' })).toEqual({
      email: 'ada@example.ch',
    });
  });

  it.each([
    {},
    { email: '' },
    { email: 'ada' },
    { email: 'ada@example' },
    { email: 5 },
    { email: `${'a'.repeat(250)}@example.ch` },
  ])('refuses %j', (input) => {
    const { error } = newsletterSchema.safeParse(input);
    expect(error && fieldErrorsOf(error)).toEqual({ email: 'Please enter a valid email address.' });
  });
});
