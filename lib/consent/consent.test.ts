import { describe, expect, it } from 'vitest';
import { cookies } from '../../content/en/legal/cookies.ts';
import { POLICY_CHANGED, readConsent } from './consent.ts';

const NOW = new Date('2027-06-25T12:00:00.000Z');
const whole = {
  necessary: true,
  analytics: false,
  marketing: true,
  timestamp: '2027-06-20T02:14:00.000Z',
};

describe('readConsent', () => {
  it('gives a whole record, without what does not belong to it', () => {
    expect(readConsent(JSON.stringify({ ...whole, more: 3 }), NOW)).toEqual(whole);
  });

  it.each([
    ['of this moment', '2027-06-25T12:00:00.000Z', NOW],
    ['of six months ago', '2026-12-25T12:00:00.000Z', NOW],
    [
      'of the day of the question',
      '2026-11-26T00:00:00.000Z',
      new Date('2026-11-27T00:00:00.000Z'),
    ],
  ])('takes a choice %s', (_, timestamp, now) => {
    expect(readConsent(JSON.stringify({ ...whole, timestamp }), now)).not.toBeNull();
  });

  it('asks again where the question has changed since', () => {
    const stored = JSON.stringify({ ...whole, timestamp: '2026-11-25T23:59:59.999Z' });
    expect(readConsent(stored, new Date('2026-11-27T00:00:00.000Z'))).toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'accepted'],
    ['an answer in words', JSON.stringify({ ...whole, analytics: 'false' })],
    ['a group that is missing', JSON.stringify({ ...whole, marketing: undefined })],
    ['the necessary group switched off', JSON.stringify({ ...whole, necessary: false })],
  ])('takes %s for no choice at all', (_, stored) => {
    expect(readConsent(stored, NOW)).toBeNull();
  });

  it.each([
    ['over six months old', '2026-12-25T11:59:59.999Z'],
    ['to come', '2027-06-25T12:00:00.001Z'],
    ['in words', 'yesterday'],
    ['without a zone', '2027-06-20T02:14:00'],
    ['of a day that is none', '2027-02-31T02:14:00.000Z'],
    ['as a number', 1_795_000_000_000],
  ])('asks again where the time is %s', (_, timestamp) => {
    expect(readConsent(JSON.stringify({ ...whole, timestamp }), NOW)).toBeNull();
  });
});

it('asks again after the day on which the policy says that it changed', () => {
  expect(cookies.inForceSince).toBe(POLICY_CHANGED);
});
