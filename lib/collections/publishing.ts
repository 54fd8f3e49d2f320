import { formatMoment, startOfDay } from '../text/format.ts';
import type { State } from './collection.ts';
import { boolean, moment, type Field } from './fields.ts';
import { DRAFT_WORDS, type Publishing } from './publishing-form.ts';

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

/** The flag of what had none before, with these columns: without it a row is a draft. */
export const visibleFields = {
  visible: mayBeMissing(
    boolean({ label: 'Visible to visitors', initial: true, hint: 'Without it, this is a draft.' }),
  ),
  ...publishingFields,
};

/** How the rows of a collection are published, where it is not by the column `visible`. */
export type PublishingRules<R> = Partial<Omit<Publishing, 'flag' | 'day'>> & {
  flag?: string & keyof R;
  day?: string & keyof R;
  /** A column with another moment before which visitors do not see the row. */
  startsAt?: string & keyof R;
};

type Stored = Published & Record<string, unknown>;

/**
 * How the state of a collection's rows follows from their columns.
 *
 * @returns `stateOf`, which says it in words, `isPublic`, which both take the row and, for tests, the present; and what its
 *   form has to know
 */
export function publishingOf<R>({
  flag = 'visible' as never,
  on = true,
  off = false,
  day,
  startsAt,
  words = DRAFT_WORDS,
}: PublishingRules<R>) {
  const isOn = (row: Stored) => row[flag] === on;
  const startOf = (row: Stored) => {
    const start = day ? startOfDay(String(row[day])) : startsAt ? String(row[startsAt]) : null;
    return later(row.public_from, start);
  };
  const isPast = (moment: string | null, now: Date) => moment !== null && new Date(moment) <= now;
  return {
    publishing: { flag, on, off, day, words } satisfies Publishing,
    stateOf(row: Stored, now = new Date()): State {
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
    isPublic(row: Stored, now = new Date()): boolean {
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
