import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { signInSchema, signUpSchema } from './credentials.ts';

it('sign-in trims the address and takes any password', () => {
  expect(signInSchema.parse({ email: ' ada@example.ch ', password: 'x' })).toEqual({
    email: 'ada@example.ch',
    password: 'x',
  });
});

it.each([
  [signInSchema, '', 'Please enter your password.'],
  [signUpSchema, 'x'.repeat(9), 'Password must be at least 10 characters'],
  // bcrypt reads no more.
  [signUpSchema, 'x'.repeat(73), 'Password can be at most 72 characters'],
])('a form refuses a password (%#): %s', (schema, wrong, message) => {
  const { error } = schema.safeParse({ email: 'ada@example.ch', password: wrong });
  expect(error && fieldErrorsOf(error)).toMatchObject({ password: message });
});
