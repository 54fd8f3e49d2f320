import { dateInSwitzerland, startOfDay } from '../text/format.ts';
import { readSwissTime, writeSwissTime } from '../text/swiss-time.ts';
import type { FormValues } from './row.ts';

// The form of a row turns the columns that say whether visitors see it into one state, one moment, and buttons that say
// what they do.

/** How the rows of a collection are published. */
export type Publishing = {
  /** The column that lets visitors see a row, and its values. */
  flag: string;
  on: string | boolean;
  off: string | boolean;
  /** A column with the day that readers see. Visitors do not see the row before that day. */
  day?: string;
  /** The state of a row with its flag and without, what leads to each, and what was done then. */
  words: Record<'on' | 'off' | 'publish' | 'unpublish' | 'published' | 'unpublished', string>;
};

/** The words where a row without its flag is a draft. */
export const DRAFT_WORDS: Publishing['words'] = {
  on: 'Published',
  off: 'Draft',
  publish: 'Publish',
  unpublish: 'Unpublish',
  published: 'published',
  unpublished: 'unpublished',
};

/** The fields that the head of the form has in place of the form. */
export function headFields({ flag, day }: Publishing): string[] {
  return [flag, 'public_from', 'public_until', 'is_archived', ...(day ? [day] : [])];
}

/** A day to come delays a row as its moment does: the form shows the later of the two as that moment. */
export function momentInForm({ day }: Publishing, row: Record<string, unknown>) {
  const start = day && typeof row[day] === 'string' ? new Date(startOfDay(row[day])) : null;
  const isLater = start && start > new Date() && !(new Date(String(row.public_from)) >= start);
  return isLater ? { public_from: `${start.toISOString().slice(0, 19)}+00:00` } : {};
}

/**
 * The values of a form as they are sent: a day that is left empty, or comes after the moment, is the day of the moment, or
 * today. So the moment alone says when the row appears; what is still to appear has the day of its moment, and
 * so has what is published, unless the form says another.
 *
 * @param stored what the form began with
 */
export function withDay(
  { day }: Publishing,
  values: FormValues,
  { step, stored = {} }: { step?: Step; stored?: FormValues } = {},
): FormValues {
  const written = day && values[day];
  if (!day || typeof written !== 'string') return {};
  const from = momentOf(values.public_from);
  if (values.public_from && !from) return {};
  const latest = from ? writeSwissTime(from.toISOString()).slice(0, 10) : dateInSwitzerland();
  const isLater = from !== null && from > new Date();
  const isOld = step === 'publish' && written === stored[day];
  return { [day]: isLater || isOld || written === '' || written > latest ? latest : written };
}

/** The change that a button of the head makes before the form is sent. */
export type Step = 'publish' | 'unpublish' | 'archive' | 'restore';

export function valuesOfStep({ flag, on, off }: Publishing, step: Step): FormValues {
  return {
    publish: { [flag]: on },
    unpublish: { [flag]: off },
    archive: { is_archived: true },
    restore: { is_archived: false },
  }[step];
}

/**
 * Says what the first and the second button of the form do; `save` keeps the state of the row.
 *
 * @param stored what the form began with
 * @param typedFrom the moment that is typed
 */
export function stepsOf(
  { flag, on }: Publishing,
  stored: FormValues,
  typedFrom: string | boolean | undefined,
  now = new Date(),
) {
  const appears = isLater(typedFrom, now) ? 'schedule' : 'publish';
  if (stored.is_archived === true)
    return { state: 'archived', main: 'save', second: 'restore' } as const;
  if (stored[flag] !== on) return { state: 'off', main: appears, second: 'save' } as const;
  const main = isLater(typedFrom, now) === isLater(stored.public_from, now) ? 'update' : appears;
  return { state: 'on', main, second: 'unpublish' } as const;
}

/** Says what a save does to a row besides storing what was typed, if anything. */
export function outcomeOf(
  { flag, on, words }: Publishing,
  stored: FormValues,
  saved: FormValues,
  now = new Date(),
): string | undefined {
  const isArchived = saved.is_archived === true;
  if (isArchived !== (stored.is_archived === true))
    return isArchived ? 'archived' : 'taken out of the archive';
  if (saved[flag] !== on) return stored[flag] === on ? words.unpublished : undefined;
  const isScheduled = isLater(saved.public_from, now);
  if (stored[flag] === on && isScheduled === isLater(stored.public_from, now)) return undefined;
  return isScheduled ? 'scheduled' : words.published;
}

function isLater(value: string | boolean | undefined, now: Date): boolean {
  return (momentOf(value) ?? now) > now;
}

/** The moment that a form holds: as it is typed, or as it is stored. */
function momentOf(value: string | boolean | undefined): Date | null {
  if (typeof value !== 'string' || value === '') return null;
  const read = readSwissTime(value);
  if (typeof read === 'object') return new Date(read.moment);
  const stored = new Date(value);
  return Number.isNaN(stored.getTime()) ? null : stored;
}
