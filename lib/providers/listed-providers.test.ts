import { describe, expect, it } from 'vitest';
import { builtInProviders } from '../../content/en/integrations.ts';
import { listedProviders } from './listed-providers.ts';

describe('listedProviders', () => {
  it.each([[undefined], [[]]])('falls back to six built-in systems, the first active', (stored) => {
    const providers = listedProviders(stored, builtInProviders);
    expect(providers.map(({ code, status }) => `${code} ${status}`)).toEqual([
      'SMOOBU active',
      'AIRBNB coming_soon',
      'BOOKING coming_soon',
      'VRBO coming_soon',
      'GUESTY coming_soon',
      'HOSTAWAY coming_soon',
    ]);
    for (const { description } of providers) expect(description).not.toBe('');
  });
});
