import { describe, expect, it } from 'vitest';
import { readConsent } from './consent.ts';

const whole = {
  necessary: true,
  analytics: false,
  marketing: true,
  timestamp: '2026-11-20T02:14:00.000Z',
};

describe('readConsent', () => {
  it('gives a whole record, without what does not belong to it', () => {
    expect(readConsent(JSON.stringify({ ...whole, version: 3 }))).toEqual(whole);
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'accepted'],
    ['half of a record', '{"necessary":true,"analytics":'],
    ['null', 'null'],
    ['an answer in words', JSON.stringify({ ...whole, analytics: 'false' })],
    ['a group that is missing', JSON.stringify({ ...whole, marketing: undefined })],
    ['the necessary group switched off', JSON.stringify({ ...whole, necessary: false })],
    ['a time that is none', JSON.stringify({ ...whole, timestamp: 'yesterday' })],
  ])('takes %s for no choice at all', (_, stored) => {
    expect(readConsent(stored)).toBeNull();
  });
});
