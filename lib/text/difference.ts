import { diffArrays, diffWords } from 'diff';

/** A piece of a text: of both versions or, with a mark, of the one before or the one after alone. */
export type Piece = { text: string; only?: 'before' | 'after' };

/** A paragraph in pieces, or how many are left out because both versions have them. */
export type Passage = Piece[] | number;

/** The number of changes that make another text: to find the shortest way from the one to the other takes its square. */
const MOST_CHANGES = { maxEditLength: 2000 };

/**
 * The difference of two versions of a text, by paragraphs and in them by words. A line is a paragraph; empty ones do not
 * count, nor does the number of an item alone. Far from a change, paragraphs are left out.
 *
 * @returns nothing where no word differs
 */
export function differenceOf(before: string, after: string): Passage[] {
  const [old, current] = [paragraphsOf(before), paragraphsOf(after)];
  const comparator = (one: string, other: string) => withoutNumber(one) === withoutNumber(other);
  const parts = diffArrays(old, current, { ...MOST_CHANGES, comparator });
  if (!parts) return changed(old, current);
  if (parts.every(({ added, removed }) => !added && !removed)) return [];
  return parts.flatMap(({ value, added, removed }, place) => {
    const [last, next] = [parts[place - 1], parts[place + 1]];
    if (removed) return next?.added ? [] : changed(value, []);
    if (added) return changed(last?.removed ? last.value : [], value);
    return around(value, { first: !last, last: !next });
  });
}

/** Drops the number of an item (lib/html/readable-text.ts): one that is added gives those behind it another. */
function withoutNumber(paragraph: string): string {
  return paragraph.replace(/^\u2003*\d+\.\u2002/, '');
}

function paragraphsOf(text: string): string[] {
  return text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
}

/** Keeps the paragraphs beside a change, of those that both have. One alone is not worth leaving out. */
function around(same: string[], { first, last }: { first: boolean; last: boolean }): Passage[] {
  const kept = { before: first ? 0 : 1, after: last ? 0 : 1 };
  const left = same.length - kept.before - kept.after;
  const shown = (some: string[]) => some.map((text) => [{ text }]);
  if (left < 2) return shown(same);
  return [
    ...shown(same.slice(0, kept.before)),
    left,
    ...shown(same.slice(same.length - kept.after)),
  ];
}

/** Each paragraph beside the one that it became; the others as they come. */
function changed(before: string[], after: string[]): Piece[][] {
  const passages: Piece[][] = [];
  let waiting: string[] = [];
  let next = 0;
  const takeTo = (end: number) => {
    const added = after.slice(next, end);
    for (let place = 0; place < Math.max(waiting.length, added.length); place++)
      passages.push(whole(waiting[place], added[place]));
    [waiting, next] = [[], end];
  };
  const words = after.map(wordsOf);
  for (const paragraph of before) {
    const own = wordsOf(paragraph);
    const found = words.findIndex((others, place) => place >= next && areAlike(own, others));
    if (found === -1) waiting.push(paragraph);
    else {
      takeTo(found);
      passages.push(byWords(paragraph, after[found]!));
      next = found + 1;
    }
  }
  takeTo(after.length);
  return passages;
}

function whole(before: string | undefined, after: string | undefined): Piece[] {
  const pieces: Piece[] = [];
  if (before !== undefined) pieces.push({ text: before, only: 'before' });
  if (after !== undefined) pieces.push({ text: after, only: 'after' });
  return pieces;
}

function byWords(before: string, after: string): Piece[] {
  const parts = diffWords(before, after, MOST_CHANGES);
  if (!parts) return whole(before, after);
  return parts.map(({ value, added, removed }) =>
    added || removed ? { text: value, only: added ? 'after' : 'before' } : { text: value },
  );
}

function wordsOf(paragraph: string): Set<string> {
  return new Set(paragraph.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}

/** Whether two paragraphs have enough words in common to be versions of one. */
function areAlike(one: Set<string>, other: Set<string>): boolean {
  const common = [...one].filter((word) => other.has(word)).length;
  return common >= 0.4 * Math.max(one.size, other.size);
}
