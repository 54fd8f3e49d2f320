import { formatMoment } from '../text/format.ts';
import type { State } from './collection.ts';
import { boolean, moment, type Field } from './fields.ts';
import type { Publishing } from './publishing-form.ts';

// Every kind of content has, beside its own flag (status, visible, is_active), the moments between which visitors see it,
// and whether it is archived. They narrow the flag and never replace it: row-level security decides the same
// (supabase/migrations/20261126214000_publishing.sql).

/** The columns that narrow who sees a row. */
export interface Published {
  public_from: string | null;
  public_until: string | null;
  is_archived: boolean;
}

/** A request may leave them out: then they stay as they are, or get the default of the database. */
export const mayBeMissing = (field: Field): Field => ({
  ...field,
  schema: field.schema.optional(),
});

/** The fields of these columns; they follow the flag. */
export const publishingFields = {
  public_from: mayBeMissing(
    moment({
      label: 'Public from',
      optional: true,
      isShort: true,
      hint: 'Zurich time. Empty: at once.',
    }),
  ),
  public_until: mayBeMissing(
    moment({
      label: 'Public until',
      optional: true,
      isShort: true,
      hint: 'Zurich time. Empty: without an end.',
    }),
  ),
  is_archived: mayBeMissing(
    boolean({
      label: 'Archived',
      hint: 'Visitors do not see it, and the list shows it only under “Archived”.',
    }),
  ),
};

/** The flag of what had none before: without it a row is a draft. */
export const visibleField = mayBeMissing(
  boolean({ label: 'Visible to visitors', initial: true, hint: 'Without it, this is a draft.' }),
);

/** A rule for the `check` of a collection. */
export function checkPublishing({
  public_from: from,
  public_until: until,
}: Record<string, unknown>): Record<string, string | undefined> {
  const isReversed =
    typeof from === 'string' && typeof until === 'string' && new Date(until) <= new Date(from);
  return { public_until: isReversed ? 'The end must be later than the beginning' : undefined };
}

/** The flag of a row that lets visitors see it, and what it is without, as PostgREST writes the conditions. */
type Flag = {
  on: string;
  off: string;
  /** Another moment before which visitors do not see it. Takes the present, in ISO 8601. */
  startsAfter?: (now: string) => string;
  /** How the state without the flag is called. */
  word?: string;
};

/** The list leaves out what is archived, unless it is asked for; it can show only what is a draft, or scheduled. */
export function stateFilter({ on, off, startsAfter, word = 'Draft' }: Flag) {
  return {
    column: 'is_archived',
    label: 'State',
    options: { false: 'Not archived', draft: word, scheduled: 'Scheduled', true: 'Archived' },
    usual: 'false',
    narrower: {
      draft: () => off,
      scheduled: (now: string) => {
        const later = [`public_from.gt.${now}`, ...(startsAfter ? [startsAfter(now)] : [])];
        return later.length > 1 ? `${on},or(${later.join(',')})` : `${on},${later[0]}`;
      },
    },
  } as const;
}

/** The filter of rows with the column `visible`. */
export const visibleFilter = stateFilter({ on: 'visible.eq.true', off: 'visible.eq.false' });

/** The columns that the state of a row needs besides its flag. */
export const readForState = ['public_from', 'public_until'] as const;

type Rules<R> = Partial<Pick<Publishing, 'flag' | 'on' | 'off' | 'day'>> & {
  /** Another moment before which visitors do not see it, in ISO 8601. */
  startsAt?: (row: R) => string;
  words?: Publishing['words'];
};

/**
 * How the state of a collection's rows follows from their columns.
 *
 * @returns `stateOf`, which says it in words, `isPublic`, which both take the row and, for tests, the present; and what its
 *   form has to know
 */
export function publishingOf<R extends Published>({
  flag = 'visible',
  on = true,
  off = false,
  day,
  startsAt,
  words = { on: 'Published', off: 'Draft', publish: 'Publish', unpublish: 'Unpublish' },
}: Rules<R>) {
  const isOn = (row: R) => (row as Published & Record<string, unknown>)[flag] === on;
  const startOf = (row: R) => later(row.public_from, startsAt?.(row) ?? null);
  const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now;
  return {
    publishing: { flag, on, off, day, words } satisfies Publishing,
    stateOf(row: R, now = new Date()): State {
      const start = startOf(row);
      if (row.is_archived) return { badge: 'Archived', tone: 'archived' };
      if (!isOn(row)) return { badge: words.off, tone: 'hidden' };
      if (isPast(row.public_until, now)) return { badge: 'Ended', tone: 'archived' };
      if (start && !isPast(start, now))
        return { badge: `Scheduled for ${formatMoment(start)}`, tone: 'scheduled' };
      return {
        badge: row.public_until ? `${words.on} until ${formatMoment(row.public_until)}` : words.on,
        tone: 'shown',
      };
    },
    isPublic(row: R, now = new Date()): boolean {
      const start = startOf(row);
      const hasBegun = start === null || isPast(start, now);
      return isOn(row) && !row.is_archived && hasBegun && !isPast(row.public_until, now);
    },
  };
}

/** The later of two moments in ISO 8601; null is before any. */
export function later(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return new Date(one) > new Date(other) ? one : other;
}
