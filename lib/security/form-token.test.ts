import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueFormToken, checkFormToken } from './form-token.ts';

const SECRET = 'a secret of this test';
const NOW = Date.UTC(2026, 10, 20);
const CLIENT = '192.0.2.1';

describe('a form token', () => {
  it.each([
    [0, 1, 'fast'],
    [999, 1, 'fast'],
    [1_000, 1, 'fine'],
    [24 * 3600 * 1000, 1, 'fine'],
    [24 * 3600 * 1000 + 1, 1, 'none'],
    [0, 1_000, 'fast'],
    [2, 1_000, 'fine'],
  ])('of %i ms, at a tolerance of %i, is %s', (age, tolerance, verdict) => {
    const formToken = issueFormToken(SECRET, CLIENT, NOW - age);
    expect(checkFormToken(formToken, SECRET, tolerance, NOW).verdict).toBe(verdict);
  });

  it('cannot be made up, changed, or taken from another site', () => {
    const formToken = issueFormToken(SECRET, CLIENT, NOW - 5_000);
    const [time = '', ...rest] = formToken.split('.');
    const older = [(parseInt(time, 36) - 60_000).toString(36), ...rest].join('.');
    const [, issuedTo = ''] = issueFormToken(SECRET, '192.0.2.2', NOW).split('.');
    const ofAnother = [time, issuedTo, ...rest.slice(1)].join('.');
    const others = [time, '', null, undefined, {}, new File([], 'a')];
    for (const wrong of [older, ofAnother, `${formToken}x`, ...others])
      expect(checkFormToken(wrong, SECRET, 1, NOW)).toEqual({ verdict: 'none' });
    expect(checkFormToken(formToken, 'another secret', 1, NOW)).toEqual({ verdict: 'none' });
    expect(checkFormToken(formToken, SECRET, 1, NOW).verdict).toBe('fine');
  });

  it('is another one for two visitors at the same moment, and names its client by a digest', () => {
    const tokens = [1, 2].map(() => issueFormToken(SECRET, CLIENT, NOW - 5_000));
    const [one, other] = tokens.map((text) => checkFormToken(text, SECRET, 1, NOW));
    expect(new Set(tokens).size).toBe(2);
    expect(one).toMatchObject({ issuedTo: other && 'issuedTo' in other ? other.issuedTo : null });
    expect(tokens.join()).not.toContain(CLIENT);
  });

  it('rejects any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => checkFormToken(text, SECRET).verdict === 'none'));
  });
});
