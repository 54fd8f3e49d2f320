import { describe, expect, it } from 'vitest';
import { articles } from '../articles/admin.ts';
import { formFields } from './collection.ts';
import { mergeVersions, shownDay, shownMoment, valuesOfRow, type Row } from './row.ts';

const fields = formFields(articles);
const stored = {
  updated_at: '',
  title: 'Keys',
  excerpt: 'Where they are.',
  category: null,
  public_from: '2026-10-25T01:30:00+00:00',
} as Row;
const original = valuesOfRow(fields, stored);

describe('two versions of a row', () => {
  it('are merged by field, and only what both changed is asked', () => {
    const mine = { ...original, title: 'My keys', category: 'Hosting' };
    const row = { ...stored, excerpt: 'On the hook.', category: 'Hosting' };
    expect(mergeVersions(fields, { original, mine, row })).toMatchObject({
      merged: { title: 'My keys', excerpt: 'On the hook.', category: 'Hosting' },
      taken: ['Excerpt'],
      both: [],
    });
    const both = mergeVersions(fields, { original, mine, row: { ...row, title: 'Their keys' } });
    expect(both.both.map(({ name }) => name)).toEqual(['title']);
    expect(both.merged).toMatchObject({ title: 'My keys', excerpt: 'On the hook.' });
  });

  it('are asked for where it is not known what this form replaced', () => {
    const { both } = mergeVersions(fields, {
      original: {},
      mine: original,
      row: { ...stored, title: 'x' },
    });
    expect(both.map(({ name }) => name)).toEqual(['title']);
  });
});

it('a moment that its minute in Zurich does not tell stands in the form as it is stored', () => {
  expect(original.public_from).toBe('2026-10-25T01:30:00+00:00');
  expect(shownMoment(String(original.public_from))).toBe('2026-10-25T02:30');
  const first = { ...stored, public_from: '2026-10-25T00:30:00+00:00' };
  expect(valuesOfRow(fields, first).public_from).toBe('2026-10-25T02:30');
  expect(shownDay('2026-10-31T23:30:00+00:00')).toBe('2026-11-01');
});
