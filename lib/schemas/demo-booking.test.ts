import { describe, expect, it } from 'vitest';
import { fieldErrorsOf } from '../actions/result.ts';
import { demoBookingSchema, demoResultSchema } from './demo-booking.ts';

const valid = { name: 'Ada', lastName: 'Meier', language: 'de', phoneNumber: '+41 79 000 00 00' };

describe('demoBookingSchema', () => {
  it('takes the four fields, and the languages of the demo', () => {
    expect(demoBookingSchema.parse({ ...valid, extra: 'x' })).toEqual(valid);
    expect(demoBookingSchema.safeParse({ ...valid, language: 'it' }).success).toBe(false);
  });

  it('requires each field', () => {
    const required = {
      name: 'First name is required',
      lastName: 'Last name is required',
      language: 'Language is required',
      phoneNumber: 'Phone number is required',
    };
    for (const input of [{}, { name: ' ', lastName: '', language: '', phoneNumber: ' ' }]) {
      const { error } = demoBookingSchema.safeParse(input);
      expect(error && fieldErrorsOf(error)).toEqual(required);
    }
  });
});

describe('demoResultSchema', () => {
  it('needs to know whether it worked, and nothing else', () => {
    expect(demoResultSchema.parse({ success: true })).toEqual({ success: true });
    expect(demoResultSchema.safeParse({ message: 'done' }).success).toBe(false);
    expect(demoResultSchema.safeParse('done').success).toBe(false);
  });
});
