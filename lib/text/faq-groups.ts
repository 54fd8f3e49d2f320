type Item = { category: string | null; type: string };

/** Questions of one category, or the support items. `firstNumber` counts on through all groups, from 1. */
export type FaqGroup<T> = { title: string; items: T[]; firstNumber: number };

/**
 * Groups questions under their categories, in the order in which the categories first appear; the support items come
 * last. The order within a group is that of the list.
 *
 * @param titles what stands over questions without a category, and over the support items
 */
export function groupFaqItems<T extends Item>(
  items: readonly T[],
  titles: { uncategorized: string; support: string },
): FaqGroup<T>[] {
  const questions = items.filter(({ type }) => type !== 'support');
  const support = items.filter(({ type }) => type === 'support');
  const byTitle = Map.groupBy(questions, ({ category }) => category ?? titles.uncategorized);
  const groups = [...byTitle, [titles.support, support] as const];

  let firstNumber = 1;
  return groups
    .filter(([, members]) => members.length > 0)
    .map(([title, members]) => {
      const group = { title, items: [...members], firstNumber };
      firstNumber += members.length;
      return group;
    });
}
