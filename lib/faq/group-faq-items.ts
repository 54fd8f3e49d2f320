import { cleanLine, labelKey } from '@/lib/text/clean-text';

type Item = { category: string | null; type: string };

/** Questions of one category, or the support items. */
export type FaqGroup<T> = {
  title: string;
  /** The id of its heading in the page; no two groups share one. */
  anchor: string;
  items: T[];
  /** Counts on through all groups, from 1. */
  firstNumber: number;
};

/**
 * Groups questions under their categories, in the order in which the categories first appear; the support items come
 * last. The order within a group is that of the list.
 *
 * @param titles the headings over questions without a category, and over the support items
 */
export function groupFaqItems<T extends Item>(
  items: readonly T[],
  titles: { uncategorized: string; support: string },
): FaqGroup<T>[] {
  const questions = items.filter(({ type }) => type !== 'support');
  const support = items.filter(({ type }) => type === 'support');
  const titleOf = ({ category }: T) => cleanLine(category ?? '') || titles.uncategorized;
  // Two spellings of one category are one group, under the first.
  const byKey = Map.groupBy(questions, (item) => labelKey(titleOf(item)));
  const titled = [...byKey.values()].map((members) => [titleOf(members[0]!), members] as const);
  const groups = [...titled, [titles.support, support] as const];

  let firstNumber = 1;
  const anchors = new Set<string>();
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => {
      const group = { title, anchor: newAnchor(title, anchors), items: [...members], firstNumber };
      anchors.add(group.anchor);
      firstNumber += members.length;
      return group;
    });
}

/** Two titles may differ in nothing that an address can hold, and a category may be called as the support items are. */
function newAnchor(title: string, taken: ReadonlySet<string>): string {
  const first = `group-${title.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '-')}`;
  let anchor = first;
  for (let number = 2; taken.has(anchor); number += 1) anchor = `${first}-${number}`;
  return anchor;
}
