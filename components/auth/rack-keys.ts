// One letter for each pigeonhole, from the counter upwards, fifteen across. Desktops see the five in the middle, phones
// the lowest rows in full width: g, o and q hold a key with a green, an oxblood or an unlit tag, e a letter, h an
// empty hook, and a dot is dark.
const rows = [
  'gqhg.....q.hgq.',
  'qghqgqe..g..gqh',
  'hgqe.gh..h..oqg',
  '.qgqhqg.qogqhg.',
  '.....hqgeq.....',
  '.....gqhqg.....',
  '.....qgqoh.....',
  '.....ehgqg.....',
  '.....gqqhq.....',
  '.....qghqg.....',
  '.....hqgqe.....',
  '.....gqhgq.....',
];

/** Side of one pigeonhole in the drawing's units. */
export const HOLE = 120;

/** What hangs in a pigeonhole. */
export type Hanging = 'g' | 'o' | 'q' | 'e' | 'h';

/** Where everything in the rack hangs, with its door number; column 0 is the leftmost. */
export const hangings = rows.flatMap((row, floor) =>
  [...row].flatMap((kind, column) =>
    kind === '.' ? [] : [{ kind: kind as Hanging, column, floor, door: floor * 15 + column + 1 }],
  ),
);
