import type { listSubprocessors } from './list-subprocessors.ts';

/**
 * A company that processes personal data for us. Days are YYYY-MM-DD. It has both of `changed_on` and `change_note`, for its
 * last change, or neither.
 */
export type Subprocessor = Omit<
  Awaited<ReturnType<typeof listSubprocessors>>[number],
  'updated_at'
>;

/** One line of the history of the list. A date in the future announces it. */
export interface SubprocessorChange {
  id: string;
  date: string;
  kind: 'began' | 'changed' | 'ended';
  name: string;
  text: string;
}

/** The order within a day: an end is newer than a change, and a change newer than a beginning. */
const KINDS: readonly SubprocessorChange['kind'][] = ['ended', 'changed', 'began'];

/** The place of a change on /trust: the address of its entry in the feed. */
export const anchorOfChange = (id: string) => `change-${id}`;

/**
 * The moment at which a change became known, for the feed: its own day, or the earlier moment at which what is announced
 * was written.
 *
 * @param writtenAt ISO 8601
 */
export function knownSince({ date }: Pick<SubprocessorChange, 'date'>, writtenAt: string): string {
  return date > writtenAt.slice(0, 10) ? writtenAt : date;
}

/** Lists what happened to each of them, the newest first; what is announced stands before what has happened. */
export function changesOf(subprocessors: readonly Subprocessor[]): SubprocessorChange[] {
  return subprocessors
    .flatMap(({ id, name, task, since, until, changed_on, change_note }) => {
      const change = (kind: SubprocessorChange['kind'], date: string, text: string) => [
        // A later change has an address of its own.
        { id: `${id}-${kind}-${date}`, date, kind, name, text },
      ];
      return [
        ...change('began', since, task),
        ...(changed_on && change_note ? change('changed', changed_on, change_note) : []),
        ...(until ? change('ended', until, task) : []),
      ];
    })
    .sort(
      (a, b) =>
        b.date.localeCompare(a.date) ||
        KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
        a.name.localeCompare(b.name) ||
        a.id.localeCompare(b.id),
    );
}
