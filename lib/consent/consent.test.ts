import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, readConsent } from './consent.ts';

const NOW = new Date('2026-11-25T12:00:00.000Z');
const whole = {
  version: CONSENT_VERSION,
  necessary: true,
  analytics: false,
  marketing: true,
  timestamp: '2026-11-20T02:14:00.000Z',
};

describe('readConsent', () => {
  it('gives a whole record, without what does not belong to it', () => {
    expect(readConsent(JSON.stringify({ ...whole, more: 3 }), NOW)).toEqual(whole);
  });

  it.each([
    ['of this moment', '2026-11-25T12:00:00.000Z'],
    ['of six months ago', '2026-05-25T12:00:00.000Z'],
  ])('takes a choice %s', (_, timestamp) => {
    expect(readConsent(JSON.stringify({ ...whole, timestamp }), NOW)).not.toBeNull();
  });

  it.each([
    ['nothing', null],
    ['no JSON', 'accepted'],
    ['an answer in words', JSON.stringify({ ...whole, analytics: 'false' })],
    ['a group that is missing', JSON.stringify({ ...whole, marketing: undefined })],
    ['the necessary group switched off', JSON.stringify({ ...whole, necessary: false })],
    ['an answer to the question before versions', JSON.stringify({ ...whole, version: undefined })],
    ['an answer to another version', JSON.stringify({ ...whole, version: CONSENT_VERSION + 1 })],
  ])('takes %s for no choice at all', (_, stored) => {
    expect(readConsent(stored, NOW)).toBeNull();
  });

  it.each([
    ['over six months old', '2026-05-25T11:59:59.999Z'],
    ['to come', '2026-11-25T12:00:00.001Z'],
    ['in words', 'yesterday'],
    ['without a zone', '2026-11-20T02:14:00'],
    ['of a day that is none', '2026-09-31T02:14:00.000Z'],
    ['as a number', 1_795_000_000_000],
  ])('asks again where the time is %s', (_, timestamp) => {
    expect(readConsent(JSON.stringify({ ...whole, timestamp }), NOW)).toBeNull();
  });
});
