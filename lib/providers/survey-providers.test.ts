import { describe, expect, it } from 'vitest';
import { surveyProviders } from './survey-providers';

const stored = [
  { code: 'SMOOBU', name: 'Smoobu', icon: '/smoobu.svg' },
  { code: 'GUESTY', name: 'Guesty', icon: null },
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('surveyProviders', () => {
  it('offers another system after the stored ones', () => {
    const { list, failed } = surveyProviders(stored);
    expect(names(list)).toEqual(['Smoobu', 'Guesty', 'Other']);
    expect(failed).toBe(false);
  });

  it('leaves a stored OTHER in its place', () => {
    const other = { code: 'OTHER', name: 'Something else', icon: null };
    expect(names(surveyProviders([other, ...stored]).list)).toEqual([
      'Something else',
      'Smoobu',
      'Guesty',
    ]);
  });

  it('gives the built-in list where nothing is stored, and says so only when reading failed', () => {
    const builtIn = ['Smoobu', 'Airbnb', 'Booking.com', 'Vrbo', 'Other'];
    expect(names(surveyProviders([]).list)).toEqual(builtIn);
    expect(surveyProviders([]).failed).toBe(false);
    expect(names(surveyProviders(undefined).list)).toEqual(builtIn);
    expect(surveyProviders(undefined).failed).toBe(true);
  });
});
