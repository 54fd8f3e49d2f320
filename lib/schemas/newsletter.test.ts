import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { newsletterSchema } from './newsletter.ts';

describe('newsletterSchema', () => {
  it('trims an address and converts it to lower case, so that it is stored once', () => {
    const { email } = newsletterSchema.parse({ email: ' Ada@Example.CH ' });
    expect(email).toBe('ada@example.ch');
  });

  it.each([undefined, '', 'ada', 'ada@example', 5, `${'a'.repeat(250)}@example.ch`])(
    'refuses %j',
    (email) => {
      const { error } = newsletterSchema.safeParse({ email });
      const fieldErrors = { email: 'Please enter a valid email address.' };
      expect(error && fieldErrorsOf(error)).toEqual(fieldErrors);
    },
  );
});
