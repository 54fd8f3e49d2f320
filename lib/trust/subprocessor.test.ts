import { describe, expect, it } from 'vitest';
import { changesOf, type Subprocessor } from './subprocessor.ts';

function subprocessor(values: Partial<Subprocessor>): Subprocessor {
  return {
    id: 'a',
    name: 'Pigeon post',
    task: 'Carries letters.',
    data: 'Letters',
    country: 'Estonia',
    safeguard: 'A seal',
    since: '2025-03-01',
    until: null,
    changed_on: null,
    change_note: null,
    ...values,
  };
}

describe('the changes of the subprocessors', () => {
  const linesOf = (...subprocessors: Subprocessor[]) =>
    changesOf(subprocessors).map(({ date, kind, name, text }) =>
      [date, kind, name, text].join(' '),
    );

  it('stand in one order among several, with what is announced in front', () => {
    const note = { changed_on: '2026-06-01', change_note: 'Faster pigeons.' };
    const old = subprocessor({ id: 'a', name: 'B', until: '2026-10-01', ...note });
    const next = subprocessor({ id: 'b', name: 'A', since: '2026-10-01' });
    const announced = subprocessor({ id: 'c', name: 'C', since: '2999-01-01' });
    const lines = [
      '2999-01-01 began C Carries letters.',
      '2026-10-01 ended B Carries letters.',
      '2026-10-01 began A Carries letters.',
      '2026-06-01 changed B Faster pigeons.',
      '2025-03-01 began B Carries letters.',
    ];
    expect(linesOf(old, next, announced)).toEqual(lines);
    expect(linesOf(announced, next, old)).toEqual(lines);
  });

  it('keep their ids when a later change comes, which gets one of its own', () => {
    const before = subprocessor({ changed_on: '2026-06-01', change_note: 'Faster.' });
    const after = subprocessor({ changed_on: '2026-07-01', change_note: 'Slower.' });
    const idsOf = (one: Subprocessor) => changesOf([one]).map(({ id }) => id);
    expect(idsOf(before)).toHaveLength(2);
    expect(idsOf(before)[1]).toBe(idsOf(after)[1]);
    expect(idsOf(before)[0]).not.toBe(idsOf(after)[0]);
  });
});
