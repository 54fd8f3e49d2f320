import { expect, it } from 'vitest';
import { channelRules } from './admin.ts';
import { isOverdue } from './channel-rule.ts';

it.each([
  ['2026-11-26', true],
  ['2026-11-27', true],
  ['2026-11-28', false],
  [null, false],
])('a rule that is to be read again on %s is overdue on 27 November: %s', (review_by, overdue) => {
  expect(isOverdue({ review_by }, '2026-11-27')).toBe(overdue);
});

const source = {
  source_title: 'A page',
  source_url: 'https://a.example',
  checked_on: '2026-11-27',
};
const nothing = { source_title: null, source_url: null, checked_on: null };

const refusedOf = (values: object) =>
  Object.entries(channelRules.check?.({ public_from: null, public_until: null, ...values }) ?? {})
    .filter(([, sentence]) => sentence)
    .map(([field]) => field);

it.each(['allowed', 'not_allowed'])(
  'the form asks for source, address and day of the verdict %s, each beside its field',
  (verdict) => {
    expect(refusedOf({ verdict, ...source })).toEqual([]);
    expect(refusedOf({ verdict, ...nothing })).toEqual(Object.keys(source));
    for (const field of Object.keys(source))
      expect(refusedOf({ verdict, ...source, [field]: null })).toEqual([field]);
  },
);

it('the form asks for no source of what is not known', () => {
  expect(refusedOf({ verdict: 'unknown', ...nothing })).toEqual([]);
});

it('the form of a translation asks for its words, and never for the source of its original', () => {
  const form = channelRules.translation!;
  expect(Object.keys(form.fields)).toEqual(expect.arrayContaining(['summary', 'source_title']));
  expect(form.fields).not.toHaveProperty('verdict');
  expect(
    form.check!({ summary: 'Words', source_title: null, public_from: null, public_until: null }),
  ).toEqual(channelRules.check!({ verdict: 'unknown', public_from: null, public_until: null }));
});
