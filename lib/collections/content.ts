import { dateInSwitzerland } from '../text/format.ts';
import type { Database } from '../supabase/database.types.ts';
import { completeCollection, type Collection, type Definition } from './collection.ts';
import { publishingOf, type Published, type PublishingRules } from './publishing.ts';
import type { Publishing } from './publishing-form.ts';
import type { Row } from './row.ts';

type Tables = Database['public']['Tables'];
type Contents = {
  [T in keyof Tables as Tables[T]['Row'] extends Published ? T : never]: Tables[T]['Row'];
};
type ContentDefinition<R, Name extends string & keyof R> = Omit<
  Definition<R, Name>,
  'kind' | 'filter' | 'stateOf' | 'publishing'
> & { publishing?: PublishingRules<R> };

/** The column of the list with the state of a row. */
export const stateColumn = { of: 'is_archived', label: 'State' } as const;

/**
 * Makes a collection of what visitors read while it is published: state, filter and rules follow from its flag and its moments.
 * `isPublic` narrows who reads a row that is published.
 */
export function contentCollection<
  T extends keyof Contents,
  Name extends string & keyof Contents[T],
>(definition: ContentDefinition<Contents[T], Name> & { table: T }): Collection;
export function contentCollection({
  publishing: rules = {},
  check,
  isPublic = () => true,
  columns,
  alsoRead = [],
  ...definition
}: ContentDefinition<Row, string>): Collection {
  const { publishing, ...state } = publishingOf(rules);
  const stateOf = (row: Row) => state.stateOf(row as Row & Published);
  return completeCollection({
    ...definition,
    kind: 'content',
    publishing,
    check: (values) => ({ ...checkMoments(values), ...check?.(values) }),
    stateOf,
    isPublic: (row) => isPublic(row) && state.isPublic(row as Row & Published),
    columns: columns.map((column) =>
      column.of === stateColumn.of ? { ...column, cell: stateOf } : column,
    ),
    alsoRead: [publishing.flag, 'public_from', 'public_until', ...alsoRead],
    filter: stateFilter(publishing, rules.startsAt),
  });
}

function checkMoments({ public_from: from, public_until: until }: Record<string, unknown>) {
  const isReversed =
    typeof from === 'string' && typeof until === 'string' && new Date(until) <= new Date(from);
  return { public_until: isReversed ? 'The end must be later than the beginning' : undefined };
}

/** The list leaves out what is archived, unless it is asked for; it can show only what is a draft, or scheduled. */
function stateFilter(
  { flag, on, off, day, words }: Publishing,
  startsAt: string | undefined,
): Collection['filter'] {
  return {
    column: 'is_archived',
    label: 'State',
    options: { false: 'Not archived', draft: words.off, scheduled: 'Scheduled', true: 'Archived' },
    usual: 'false',
    narrower: {
      draft: () => `${flag}.eq.${off}`,
      scheduled: (now) => {
        const later = [
          `public_from.gt.${now}`,
          ...(day ? [`${day}.gt.${dateInSwitzerland()}`] : []),
          ...(startsAt ? [`${startsAt}.gt.${now}`] : []),
        ];
        return `${flag}.eq.${on},${later.length > 1 ? `or(${later.join(',')})` : later[0]}`;
      },
    },
  };
}
