import { expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { demoBookingSchema } from './schema.ts';

it.each([{}, { name: ' ', lastName: '', language: 'it', phoneNumber: ' ' }])(
  'a demo needs each of the four fields, and a language that it speaks: %j',
  (input) => {
    const { error } = demoBookingSchema.safeParse(input);
    expect(error && fieldErrorsOf(error)).toEqual({
      name: 'First name is required',
      lastName: 'Last name is required',
      language: 'Language is required',
      phoneNumber: 'Phone number is required',
    });
  },
);
