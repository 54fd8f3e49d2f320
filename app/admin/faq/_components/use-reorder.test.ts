import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dragTo, moveTo, offsetsOf, placeAfterKey, type Lift } from './use-reorder.ts';

/** Rows of these heights, one under the other, of which one is lifted. */
function lifted(heights: readonly number[], index: number): Lift {
  const boxes = heights.map((height, row) => ({
    height,
    top: 100 + heights.slice(0, row).reduce((sum, above) => sum + above, 0),
  }));
  return { index, place: index, boxes, pointer: { from: 500, now: 500 } };
}

test('an item is moved up, down, or not at all', () => {
  expect(moveTo(['a', 'b', 'c', 'd'], 2, 0)).toEqual(['c', 'a', 'b', 'd']);
  expect(moveTo(['a', 'b', 'c', 'd'], 0, 3)).toEqual(['b', 'c', 'd', 'a']);
  expect(moveTo(['a', 'b', 'c', 'd'], 1, 1)).toEqual(['a', 'b', 'c', 'd']);
});

describe('a dragged row', () => {
  const heights = [50, 100, 50];

  test('changes places when its edge passes the middle of another row', () => {
    const first = lifted(heights, 0);
    expect(dragTo(first, 550).place).toBe(0);
    expect(dragTo(first, 551).place).toBe(1);
    expect(dragTo(first, 500 + 126).place).toBe(2);
    const last = lifted(heights, 2);
    expect(dragTo(last, 451).place).toBe(2);
    expect(dragTo(last, 449).place).toBe(1);
  });

  test('stays in the table', () => {
    const { place, ...far } = dragTo(lifted(heights, 0), 10_000);
    expect(place).toBe(2);
    expect(offsetsOf({ place, ...far })).toEqual([150, -50, -50]);
    expect(dragTo(lifted(heights, 2), -10_000).place).toBe(0);
  });

  test('and the others are drawn where they will stand', () => {
    const rows = fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(rows, fc.nat(), fc.integer({ min: -2000, max: 2000 }), (some, pick, by) => {
        const index = pick % some.length;
        const dragged = dragTo(lifted(some, index), 500 + by);
        // As the keyboard would have put it there: not under the pointer, but in its place.
        const drawn = offsetsOf({ ...dragged, pointer: null });
        const tops = dragged.boxes.map(({ top }, row) => top + drawn[row]!);
        const after = moveTo(some, index, dragged.place);
        const expected = lifted(after, 0).boxes.map(({ top }) => top);
        expect(moveTo(tops, index, dragged.place)).toEqual(expected);
      }),
    );
  });
});

test('arrow keys, Home and End move a lifted row inside the list; other keys do not', () => {
  const press = (key: string, place: number) => placeAfterKey(key, place, 3);
  expect([press('ArrowUp', 2), press('ArrowUp', 0)]).toEqual([1, 0]);
  expect([press('ArrowDown', 2), press('ArrowDown', 3)]).toEqual([3, 3]);
  expect([press('Home', 2), press('End', 2)]).toEqual([0, 3]);
  expect([press('Tab', 2), press('a', 2)]).toEqual([null, null]);
});
