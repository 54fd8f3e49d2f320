import { describe, expect, it } from 'vitest';
import { collections } from '../desk/collections.ts';
import { articles } from '../articles/admin.ts';
import { productUpdates } from '../updates/admin.ts';
import { publishingOf } from './publishing.ts';
import { valuesOfRow } from './row.ts';
import { formFields } from './collection.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const PAST = '2026-11-26T11:59:59+00:00';
const PRESENT = '2026-11-26T12:00:00+00:00';
const FUTURE = '2026-11-26T12:01:00+00:00';
const LATER = '2026-12-01T08:00:00+00:00';
const row = (more: object = {}) => ({
  is_on: true,
  public_from: null,
  public_until: null,
  is_archived: false,
  ...more,
});
const { stateOf, isPublic } = publishingOf<ReturnType<typeof row>>({ flag: 'is_on' });

it.each([
  [{}, 'Published'],
  [{ is_on: false }, 'Draft'],
  [{ public_from: PRESENT }, 'Published'],
  [{ public_from: FUTURE }, 'Scheduled for 26 Nov 2026, 13:01'],
  [{ public_until: LATER }, 'Published until 1 Dec 2026, 09:00'],
  [{ public_until: PRESENT }, 'Ended'],
  [{ public_until: PAST, is_on: false }, 'Draft'],
  [{ is_archived: true, public_from: FUTURE }, 'Archived'],
])('the state of %j in Zurich time is %s', (more, badge) => {
  expect(stateOf(row(more), NOW).badge).toBe(badge);
});

it('moments and archive never make public what the flag hides, in any combination', () => {
  const moments = [null, PAST, PRESENT, FUTURE];
  for (const is_on of [true, false])
    for (const is_archived of [true, false])
      for (const public_from of moments)
        for (const public_until of moments) {
          const one = row({ is_on, is_archived, public_from, public_until });
          const hasBegun = public_from !== FUTURE;
          const hasEnded = public_until === PAST || public_until === PRESENT;
          const expected = is_on && !is_archived && hasBegun && !hasEnded;
          expect(isPublic(one, NOW), JSON.stringify(one)).toBe(expected);
          // The word of the list and the answer to visitors are one truth.
          expect(stateOf(one, NOW).badge.startsWith('Published'), JSON.stringify(one)).toBe(
            expected,
          );
        }
});

describe('a moment of a form', () => {
  const { public_from } = articles.fields;
  const read = (written: unknown) => public_from?.schema.safeParse(written);

  it('is stored as PostgREST gives it back, and shown again as it was typed', () => {
    expect(read('2026-07-01T09:00')?.data).toBe('2026-07-01T07:00:00+00:00');
    const fields = formFields(articles).filter(({ name }) => name === 'public_from');
    const stored = { updated_at: '', public_from: '2026-07-01T07:00:00+00:00' };
    expect(valuesOfRow(fields, stored)).toEqual({ public_from: '2026-07-01T09:00' });
    expect(valuesOfRow(fields, { updated_at: '', public_from: null })).toEqual({ public_from: '' });
  });

  it('that clocks skip, or of which a part is typed, gets a sentence; none is null; a missing one stays', () => {
    const sentence = (written: string) => read(written)?.error?.issues[0]?.message;
    expect(sentence('2026-03-29T02:30')).toMatch(/^This time does not exist/);
    expect(sentence('incomplete')).toBe('Public from must be a day with its time');
    expect(read('')?.data).toBeNull();
    expect(read('2026-10-25T02:30')?.data).toBe('2026-10-25T00:30:00+00:00');
    expect(read(undefined)).toMatchObject({ success: true, data: undefined });
  });

  it('that ends before it begins is refused beside the field', () => {
    const moment = (written: string) => public_from?.schema.parse(written);
    const begins = moment('2026-10-25T03:00');
    const refused = (end: string) =>
      articles.check?.({ public_from: begins, public_until: moment(end) })?.public_until;
    expect(refused('2026-10-25T03:01')).toBeFalsy();
    for (const end of ['2026-10-25T03:00', '2026-10-25T02:59']) expect(refused(end)).toBeTruthy();
  });
});

it('an article is scheduled for the later of its day and its moment', () => {
  const article = {
    updated_at: '',
    status: 'published',
    date: '2999-03-01',
    public_from: '2999-02-01T10:00:00+00:00',
    public_until: null,
    is_archived: false,
  };
  expect(articles.stateOf?.(article).badge).toBe('Scheduled for 1 Mar 2999, 00:00');
  const later = { ...article, public_from: '2999-03-01T10:00:00+00:00' };
  expect(articles.stateOf?.(later).badge).toBe('Scheduled for 1 Mar 2999, 11:00');
});

it('every collection that has these columns shows their state and leaves out what is archived', () => {
  const published = collections.filter(({ fields }) => 'public_from' in fields);
  expect(published).toHaveLength(8);
  for (const { name, filter, stateOf: state, isPublic: answer, columns, alsoRead } of published) {
    expect(filter, name).toMatchObject({ column: 'is_archived', usual: 'false' });
    expect(Object.keys(filter!.options), name).toEqual(['false', 'draft', 'scheduled', 'true']);
    expect(typeof state === 'function' && typeof answer === 'function', name).toBe(true);
    const listed = [...columns.map(({ of }) => of), ...(alsoRead ?? [])];
    expect(listed, name).toEqual(
      expect.arrayContaining(['is_archived', 'public_from', 'public_until']),
    );
  }
  expect(published).toContain(productUpdates);
});
