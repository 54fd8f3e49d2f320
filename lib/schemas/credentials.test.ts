import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { signInSchema, signUpSchema } from './credentials.ts';

const password = 'a-long-enough-password';

describe('signInSchema', () => {
  it('trims the address and takes any password', () => {
    expect(signInSchema.parse({ email: ' ada@example.ch ', password: 'x' })).toEqual({
      email: 'ada@example.ch',
      password: 'x',
    });
  });

  it.each([
    {},
    { email: 'ada', password },
    { email: ['ada@example.ch'], password },
    { email: null, password },
  ])('refuses %j with a sentence for the address', (input) => {
    const { error } = signInSchema.safeParse(input);
    expect(error && fieldErrorsOf(error).email).toBeTruthy();
  });

  it('requires a password', () => {
    const { error } = signInSchema.safeParse({ email: 'ada@example.ch', password: '' });
    expect(error && fieldErrorsOf(error)).toEqual({ password: 'Please enter your password.' });
  });
});

describe('signUpSchema', () => {
  it('refuses a password of 9 characters, and one longer than bcrypt reads', () => {
    for (const [length, message] of [
      [9, 'Password must be at least 10 characters'],
      [73, 'Password can be at most 72 characters'],
    ] as const) {
      const { error } = signUpSchema.safeParse({
        email: 'ada@example.ch',
        password: 'x'.repeat(length),
      });
      expect(error && fieldErrorsOf(error).password).toBe(message);
    }
  });
});
