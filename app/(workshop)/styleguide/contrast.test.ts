import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio, contrastUse, formatRatio } from './contrast.ts';

const byte = fc.integer({ min: 0, max: 255 });
const hexColor = fc
  .tuple(byte, byte, byte)
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('contrastRatio', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#ffffff', '#ffffff', 1],
    // the published examples of WCAG's own understanding documents
    ['#777777', '#ffffff', 4.48],
    ['#767676', '#ffffff', 4.54],
    // brand.md: lamp and control on paper, moon on night
    ['#0F5A43', '#F3F5EF', 7.47],
    ['#7B8A82', '#F3F5EF', 3.26],
    ['#E9F0EA', '#0B1A17', 15.44],
  ])('of %s and %s is %d', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
  });

  it('reads what a browser gives as a computed colour', () => {
    expect(contrastRatio('rgb(255, 255, 255)', 'rgb(0 0 0)')).toBeCloseTo(21);
    expect(contrastRatio('color(srgb 1 1 1)', '#000')).toBeCloseTo(21);
    expect(contrastRatio('rgba(255, 255, 255, 1)', 'color(srgb 0 0 0 / 1)')).toBeCloseTo(21);
  });

  it('lies between 1 and 21 and does not depend on the order', () => {
    fc.assert(
      fc.property(hexColor, hexColor, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.0001);
        expect(contrastRatio(other, one)).toBe(ratio);
      }),
    );
  });

  it.each(['', 'green', '#12', 'rgb(1, 2)', 'rgba(0, 0, 0, 0.5)', 'color(display-p3 1 0 0)'])(
    'refuses "%s"',
    (color) => {
      expect(() => contrastRatio(color, '#fff')).toThrow();
    },
  );
});

it('tells what a contrast is good for', () => {
  expect([4.5, 4.49, 3, 2.99].map(contrastUse)).toEqual(['text', 'edges', 'edges', 'ground']);
});

it('never writes a ratio that is better than it is', () => {
  expect(formatRatio(4.49)).toBe('4.4');
  expect(formatRatio(4.5)).toBe('4.5');
  expect(formatRatio(21)).toBe('21.0');
});
