import { describe, expect, it } from 'vitest';
import { tellWait } from './wait.ts';

describe('tellWait', () => {
  it.each([
    [0, 'in a minute'],
    [1, 'in a minute'],
    [60, 'in a minute'],
    [61, 'in 2 minutes'],
    [3540, 'in 59 minutes'],
    [3541, 'in an hour'],
    [3600, 'in an hour'],
    [3601, 'in 2 hours'],
  ])('%i seconds: %s', (seconds, text) => {
    expect(tellWait('in {wait}', seconds)).toBe(text);
  });

  it('leaves a sentence without a place for it as it is', () => {
    expect(tellWait('Later.', 5)).toBe('Later.');
  });
});
