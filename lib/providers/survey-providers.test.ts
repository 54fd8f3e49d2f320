import { describe, expect, it } from 'vitest';
import { fallbackProviders, otherProvider } from '../../content/en/survey.ts';
import { surveyProviders, type SurveyProvider } from './survey-providers.ts';

const listed = (given: readonly SurveyProvider[] | undefined) =>
  surveyProviders(given, fallbackProviders, otherProvider);

const stored = [
  { code: 'SMOOBU', name: 'Smoobu', icon: '/smoobu.svg' },
  { code: 'GUESTY', name: 'Guesty', icon: null },
];
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('surveyProviders', () => {
  it('leaves a stored OTHER in its place', () => {
    const other = { code: 'OTHER', name: 'Something else', icon: null };
    expect(names(listed([other, ...stored]).list)).toEqual(['Something else', 'Smoobu', 'Guesty']);
  });

  it('gives the built-in list where nothing is stored, and says so only when reading failed', () => {
    const builtIn = ['Smoobu', 'Airbnb', 'Booking.com', 'Vrbo', 'Other'];
    expect(names(listed([]).list)).toEqual(builtIn);
    expect(listed([]).failed).toBe(false);
    expect(names(listed(undefined).list)).toEqual(builtIn);
    expect(listed(undefined).failed).toBe(true);
  });
});
