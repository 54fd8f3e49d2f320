import { describe, expect, it } from 'vitest';
import { demoLanguageOf } from './languages.ts';

describe('demoLanguageOf', () => {
  it.each([
    ['de-CH', 'de'],
    ['FR', 'fr'],
    ['it-CH', 'en'],
    [undefined, 'en'],
  ])('takes %j for %s', (browserLanguage, code) => {
    expect(demoLanguageOf(browserLanguage).code).toBe(code);
  });
});
