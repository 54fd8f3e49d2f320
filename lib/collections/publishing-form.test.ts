import { expect, it } from 'vitest';
import { articles } from '../articles/admin.ts';
import { rowInForm } from './collection.ts';
import { dateInSwitzerland } from '../text/format.ts';
import { outcomeOf, stepsOf, withDay } from './publishing-form.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const FUTURE = '2026-11-27T09:00';
const publishing = articles.publishing!;

it.each([
  ['draft', '', '', 'publish'],
  ['draft', '', FUTURE, 'schedule'],
  ['published', '', '', 'update'],
  ['published', '', FUTURE, 'schedule'],
  ['published', FUTURE, FUTURE, 'update'],
  ['published', FUTURE, '', 'publish'],
])(
  'the button of a row that is %s from “%s”, with “%s” typed, says %s',
  (status, from, typed, said) => {
    expect(stepsOf(publishing, { status, public_from: from }, typed, NOW).main).toBe(said);
  },
);

it.each([
  [{ status: 'draft' }, { status: 'draft' }, undefined],
  [{ status: 'draft' }, { status: 'published', public_from: '' }, 'published'],
  [{ status: 'draft' }, { status: 'published', public_from: FUTURE }, 'scheduled'],
  [{ status: 'published', public_from: FUTURE }, { status: 'published' }, 'published'],
  [{ status: 'published' }, { status: 'published' }, undefined],
  [{ status: 'published' }, { status: 'draft' }, 'unpublished'],
  [{ status: 'published' }, { status: 'published', is_archived: true }, 'archived'],
])('the message after %j became %j says %s', (stored, saved, said) => {
  expect(outcomeOf(publishing, stored, saved, NOW)).toBe(said);
});

it('the day of an article never delays it beyond its moment, and an earlier one stays', () => {
  const day = (date: string, public_from: string) => withDay(publishing, { date, public_from });
  expect(day('', '2999-02-01T10:00')).toEqual({ date: '2999-02-01' });
  expect(day('2999-03-01', '2999-02-01T10:00')).toEqual({ date: '2999-02-01' });
  expect(day('2020-01-01', '2999-02-01T10:00')).toEqual({ date: '2999-02-01' });
  expect(day('2020-01-01', '')).toEqual({ date: '2020-01-01' });
  expect(day('2999-03-01', 'incomplete')).toEqual({});
});

it('a draft of some weeks ago appears with the day of its publication, unless another is chosen', () => {
  const publish = (date: string) => {
    const stored = { date: '2020-01-01' };
    return withDay(publishing, { date, public_from: '' }, { step: 'publish', stored });
  };
  expect(publish('2020-01-01')).toEqual({ date: dateInSwitzerland() });
  expect(publish('2020-01-02')).toEqual({ date: '2020-01-02' });
});

it('an article that waits for its day shows that day as its moment', () => {
  const row = { updated_at: '', date: '2999-03-01', public_from: '2999-02-01T10:00:00+00:00' };
  expect(rowInForm(articles, row)).toMatchObject({ public_from: '2999-02-28T23:00:00+00:00' });
  const past = { ...row, date: '2020-03-01' };
  expect(rowInForm(articles, past)).toMatchObject({ public_from: row.public_from });
});
