import { describe, expect, it } from 'vitest';
import { countryNames } from './countries.ts';

describe('countryNames', () => {
  const names = countryNames().map(({ label }) => label);

  it('names every country of ISO 3166-1 and Kosovo, once each', () => {
    expect(names).toHaveLength(250);
    expect(new Set(names).size).toBe(250);
    expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['Switzerland', 'Estonia', 'Kosovo']));
  });

  it('sorts accented letters where an English reader looks for them', () => {
    expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  });

  it('have their place by the name in the language, and are stored by the English one', () => {
    const [first, second] = countryNames('de');
    expect(first).toEqual({ name: 'Afghanistan', label: 'Afghanistan' });
    expect(second).toEqual({ name: 'Egypt', label: 'Ägypten' });
    for (const { name, label } of countryNames()) expect(label).toBe(name);
  });
});
