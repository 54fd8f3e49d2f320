/** A colour's red, green and blue, each from 0 to 1. */
type Rgb = readonly [number, number, number];

/** What a colour may be used for on a ground (WCAG 2.2, success criteria 1.4.3 and 1.4.11). */
export type ContrastUse = 'text' | 'edges' | 'ground';

/**
 * The contrast of two opaque colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). Takes what tokens and computed styles
 * hold: `#abc`, `#aabbcc`, `rgb(...)`, `color(srgb ...)`. Throws on anything else, translucent colours included.
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The largest use that a contrast allows. */
export function contrastUse(ratio: number): ContrastUse {
  if (ratio >= 4.5) return 'text';
  return ratio >= 3 ? 'edges' : 'ground';
}

/** A ratio with one decimal, cut and never rounded up: 4.49 must not read as 4.5. */
export function formatRatio(ratio: number): string {
  return (Math.floor(ratio * 10) / 10).toFixed(1);
}

function luminance(color: string): number {
  const [red, green, blue] = parseColor(color).map(linear) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function parseColor(color: string): Rgb {
  const text = color.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text)?.[1];
  if (hex) {
    const long = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
    return toRgb(long.match(/../g)?.map((pair) => Number.parseInt(pair, 16) / 255));
  }
  const [, space, inner] = /^(rgb|rgba|color)\((.+)\)$/.exec(text) ?? [];
  const parts = inner?.replace(/^srgb\s/, '').split(/[\s,/]+/) ?? [];
  const [alpha = 1] = parts.slice(3).map(Number);
  if (alpha !== 1 || (space === 'color' && !inner?.startsWith('srgb ')))
    throw new Error(`Not an opaque sRGB colour: ${color}`);
  const scale = space === 'color' ? 1 : 255;
  return toRgb(parts.slice(0, 3).map((part) => Number(part) / scale));
}

function toRgb(parts: number[] | undefined): Rgb {
  if (parts?.length !== 3 || parts.some((part) => !Number.isFinite(part)))
    throw new Error('Not a colour.');
  return parts as unknown as Rgb;
}
