import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { wordsIn } from '../../content/words.ts';
import { signInSchemaIn, signUpSchemaIn } from './credentials.ts';

const signInSchema = signInSchemaIn(wordsIn('en'));
const signUpSchema = signUpSchemaIn(wordsIn('en'));

it('sign-in trims the address and takes any password', () => {
  expect(signInSchema.parse({ email: ' ada@example.ch ', password: 'x' })).toEqual({
    email: 'ada@example.ch',
    password: 'x',
  });
});

const refusalOf = (schema: typeof signInSchema | typeof signUpSchema, password: string) => {
  const { error } = schema.safeParse({ email: 'ada.lovelace@example.ch', password });
  return error && fieldErrorsOf(error).password;
};

it.each([
  [signInSchema, '', 'Please enter your password.'],
  [signInSchema, 'x'.repeat(1025), 'Password can be at most 1024 characters'],
  [signUpSchema, 'x'.repeat(9), 'Password must be at least 10 characters'],
  // bcrypt reads no more.
  [signUpSchema, 'x'.repeat(73), 'Password can be at most 72 characters'],
])('a form refuses a password (%#): %s', (schema, wrong, message) => {
  expect(refusalOf(schema, wrong)).toBe(message);
});

it.each(['Ж'.repeat(37), '語'.repeat(25), '👩‍🚀'.repeat(7), `${'x'.repeat(71)}é`])(
  'what bcrypt would cut off in the middle is refused: %s',
  (password) => expect(refusalOf(signUpSchema, password)).toContain('it can have 72 bytes'),
);

it.each([
  ...['1234567890', 'P@ssw0rd1234', 'qwertyuiop', 'iloveyou12', 'aaaaaaaaaaaa', 'nightdesk123'],
  ...['Ｐassword123', 'ada.lovelace@example.ch', 'lovelace2024'],
])('a password that is tried first is refused: %s', (password) => {
  expect(refusalOf(signUpSchema, password)).toContain('easy to guess');
});

it.each(['four odd words here', 'x7#Lq-vv02Zr', '夜の受付は静かです。猫がいる'])(
  'a password that is not is taken: %s',
  (password) => expect(refusalOf(signUpSchema, password)).toBeUndefined(),
);

it('all wrong fields are named at once', () => {
  const { error } = signUpSchema.safeParse({ email: 'ada', password: 'short' });
  expect(Object.keys(fieldErrorsOf(error!))).toEqual(['email', 'password']);
});
