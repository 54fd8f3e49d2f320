import config from '@/tailwind.config';

/** A design token as tailwind.config.ts has it. */
export type Token = { name: string; value: string };

const theme = config.theme ?? {};
const extension = theme.extend ?? {};
const colors = flatten(extension.colors);

/** The raw colours. */
export const pigments = colors.filter(({ value }) => value.startsWith('#'));

/** The names that parts use: CSS variables, bound to pigments once for each ground. */
export const semanticColors = colors.filter(({ value }) => value.startsWith('var('));

/** Sizes of the type scale, smallest first as they stand in the file. */
export const typeScale = Object.entries(theme.fontSize ?? {}).map(([name, value]) => {
  const [size, details] = value as [string, Record<string, string>];
  return { name, size, details };
});

export const radii = flatten(theme.borderRadius);
export const spacing = flatten(extension.spacing);
export const widths = flatten(extension.maxWidth);
export const durations = flatten(extension.transitionDuration);
export const animations = flatten(extension.animation);

/** The value of a pigment. Throws when there is none of this name. */
export function pigment(name: string): string {
  const found = pigments.find((token) => token.name === name);
  if (!found) throw new Error(`There is no pigment "${name}".`);
  return found.value;
}

/** Nested tokens as one list, named as in a class: `{ night: { DEFAULT, deep } }` gives night and night-deep. */
function flatten(tokens: unknown, prefix = ''): Token[] {
  return Object.entries((tokens ?? {}) as Record<string, unknown>).flatMap(([key, value]) => {
    const name = key === 'DEFAULT' && prefix ? prefix : [prefix, key].filter(Boolean).join('-');
    return typeof value === 'string' ? [{ name, value }] : flatten(value, name);
  });
}
