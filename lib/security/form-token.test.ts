import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { issueFormToken, checkFormToken } from './form-token.ts';

const SECRET = 'a secret of this test';
const NOW = Date.UTC(2026, 10, 20);
const judge = (age: number, tolerance = 1) =>
  checkFormToken(issueFormToken(SECRET, NOW - age), SECRET, tolerance, NOW);

describe('a form token', () => {
  it('tells a person from a machine by the time between', () => {
    expect(judge(0)).toBe('fast');
    expect(judge(999)).toBe('fast');
    expect(judge(1_000)).toBe('fine');
    expect(judge(24 * 3600 * 1000)).toBe('fine');
  });

  it('says nothing once it is a day old', () => {
    expect(judge(24 * 3600 * 1000 + 1)).toBe('none');
  });

  it('accepts a lower minimum age', () => {
    expect(judge(2, 1_000)).toBe('fine');
    expect(judge(0, 1_000)).toBe('fast');
  });

  it('cannot be made up, changed, or taken from another site', () => {
    const formToken = issueFormToken(SECRET, NOW - 5_000);
    const [time = '', signature = ''] = formToken.split('.');
    const older = `${(parseInt(time, 36) - 60_000).toString(36)}.${signature}`;
    for (const wrong of [
      older,
      `${formToken}x`,
      time,
      '',
      null,
      undefined,
      {},
      new File([], 'a'),
    ]) {
      expect(checkFormToken(wrong, SECRET, 1, NOW)).toBe('none');
    }
    expect(checkFormToken(formToken, 'another secret', 1, NOW)).toBe('none');
    expect(checkFormToken(formToken, SECRET, 1, NOW)).toBe('fine');
  });

  it('rejects any other text', () => {
    fc.assert(fc.property(fc.string(), (text) => checkFormToken(text, SECRET) === 'none'));
  });
});
