import { describe, expect, it } from 'vitest';
import { z } from '../zod.ts';
import { cachedArgument } from './cached-arguments.ts';
import { findExcess } from './input-size.ts';

const limits = { parts: 10, text: 100 };
const form = (...fields: [string, string | File][]) => {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
};
const loop: Record<string, unknown> = {};
loop.self = loop;
let nested: unknown = 'a';
for (let depth = 0; depth < 100_000; depth += 1) nested = [nested];

describe('findExcess', () => {
  it.each([
    ['a text', 'a'.repeat(101), 'text'],
    ['the texts of a list together', Array(5).fill('a'.repeat(30)), 'text'],
    ['a field', form(['a', 'a'.repeat(101)]), 'text'],
    ['fields of one name', form(...Array(11).fill(['a', ''] as [string, string])), 'parts'],
    ['a list', Array(1_000_000).fill(1), 'parts'],
    ['a map', new Map([...Array(6).keys()].map((key) => [key, key])), 'parts'],
    ['nested lists', nested, 'parts'],
    ['a circle', loop, 'parts'],
  ])('finds too much in %s', (_what, input, excess) => {
    expect(findExcess(input, limits)).toBe(excess);
  });

  it.each([
    ['a text', 'a'.repeat(100)],
    ['ten parts', { a: [1, 2, 3], b: { c: null }, d: undefined, e: true, f: 1, g: 'g' }],
    [
      'a file and a list of bytes with any content',
      [form(['file', new File(['a'.repeat(1_000)], 'a')]), new Uint8Array(1_000)],
    ],
    ['nothing', undefined],
  ])('takes %s', (_what, input) => {
    expect(findExcess(input, limits)).toBeNull();
  });
});

it('a cached function takes no argument with more than any page gives, also where it reads little of it', () => {
  const query = z.object({ page: z.int() });
  const given = { page: 1 };
  expect(cachedArgument(query, given)).toEqual(given);
  expect(() => cachedArgument(query, { ...given, more: Array(3_000).fill(1) })).toThrow(/No page/);
});
