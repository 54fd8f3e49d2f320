import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueFormToken, checkFormToken } from './form-token.ts';

const SECRET = 'a secret of this test';
const NOW = Date.UTC(2026, 10, 20);

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
    const formToken = issueFormToken(SECRET, NOW - age);
    expect(checkFormToken(formToken, SECRET, tolerance, NOW)).toBe(verdict);
  });

  it('cannot be made up, changed, or taken from another site', () => {
    const formToken = issueFormToken(SECRET, NOW - 5_000);
    const [time = '', signature = ''] = formToken.split('.');
    const older = `${(parseInt(time, 36) - 60_000).toString(36)}.${signature}`;
    const others = [time, '', null, undefined, {}, new File([], 'a')];
    for (const wrong of [older, `${formToken}x`, ...others])
      expect(checkFormToken(wrong, SECRET, 1, NOW)).toBe('none');
    expect(checkFormToken(formToken, 'another secret', 1, NOW)).toBe('none');
    expect(checkFormToken(formToken, SECRET, 1, NOW)).toBe('fine');
  });

  it('rejects any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => checkFormToken(text, SECRET) === 'none'));
  });
});
