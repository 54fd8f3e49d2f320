import { describe, expect, it } from 'vitest';
import { demoLanguageOf, demoLanguages } from './demo-languages.ts';

describe('demoLanguageOf', () => {
  it.each([
    ['de-CH', 'de'],
    ['FR', 'fr'],
    ['et', 'et'],
    ['it-CH', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('takes %j for %s', (browserLanguage, code) => {
    expect(demoLanguageOf(browserLanguage).code).toBe(code);
  });

  it('hints at the specified prefixes', () => {
    expect(demoLanguages.map(({ code, name, prefix }) => `${code} ${name} ${prefix}`)).toEqual([
      'en English +1',
      'fr French +33',
      'de German +49',
      'nl Dutch +31',
      'et Estonian +372',
    ]);
  });
});
