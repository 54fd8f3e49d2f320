import { clipText, formatMoment } from '../text/format.ts';
import { z } from '../zod.ts';
import type { Database } from '../supabase/database.types.ts';
import {
  completeCollection,
  type Collection,
  type Definition,
  type SavedColumn,
  type Tone,
} from './collection.ts';
import { select, textarea, type Field, type FieldKind } from './fields.ts';
import type { Row } from './row.ts';

// A submission is shown and never edited; row-level security and the grants of the columns hold the same. It is
// deleted with lib/desk/inbox/submissions.ts only, at the request of its sender.

/** How far administrators are with a submission. */
export const handlingStateSchema = z.enum(['new', 'read', 'handled']);
export type HandlingState = z.output<typeof handlingStateSchema>;

const STATES: Readonly<Record<string, string>> = {
  new: 'New',
  read: 'Read',
  handled: 'Handled',
} satisfies Record<HandlingState, string>;

const TONES: Readonly<Record<string, Tone>> = {
  new: 'new',
  read: 'scheduled',
  handled: 'shown',
} satisfies Record<HandlingState, Tone>;

/** Characters of a note in the list. */
const LONGEST_CELL = 80;

/** A field that is shown and never edited. */
export function sent(
  label: string,
  { kind = 'text', text: saved }: { kind?: FieldKind; text?: Field['text'] } = {},
): Field {
  const shown = textarea({ label, max: 20_000, blank: null, readOnly: true });
  return { ...shown, kind, text: saved };
}

type Tables = Database['public']['Tables'];
type Handled = { handled_state: string; note: string; created_at: string };
type Inboxes = {
  [T in keyof Tables as Tables[T]['Row'] extends Handled ? T : never]: Tables[T]['Row'];
};
type InboxDefinition<R, Name extends string & keyof R> = Omit<
  Definition<R, Name>,
  'kind' | 'sort' | 'filter' | 'export'
> & {
  /** The columns of the saved list besides the fields. */
  alsoSaved?: readonly SavedColumn<R>[];
};

/**
 * Makes a collection of what visitors sent: administrators read and mark it. Its definition names what was sent; the two
 * fields that administrators fill in, and the columns of these and of the moment, are the same everywhere.
 */
export function defineInbox<T extends keyof Inboxes, Name extends string & keyof Inboxes[T]>(
  definition: InboxDefinition<Inboxes[T], Name> & { table: T },
): Collection;
export function defineInbox({
  fields,
  columns: [title, ...others],
  alsoSaved = [],
  ...definition
}: InboxDefinition<Row, string>): Collection {
  return completeCollection({
    ...definition,
    kind: 'inbox',
    filter: { column: 'handled_state', label: 'State', options: STATES },
    sort: { column: 'created_at', ascending: false },
    fields: {
      handled_state: select({ label: 'State', options: STATES }),
      note: textarea({ label: 'Note', max: 5000, blank: '', hint: 'For administrators only.' }),
      ...fields,
    },
    columns: [
      title!,
      {
        of: 'handled_state',
        label: 'State',
        cell: ({ handled_state: state }) => ({
          badge: STATES[String(state)] ?? String(state),
          tone: TONES[String(state)],
        }),
      },
      ...others,
      { of: 'note', label: 'Note', cell: ({ note }) => clipText(String(note), LONGEST_CELL) },
      {
        of: 'created_at',
        label: 'Received',
        sortable: true,
        cell: ({ created_at }) => formatMoment(String(created_at)),
      },
    ],
    export: [
      { of: 'created_at', label: 'Received' },
      ...Object.keys(fields).flatMap((of) => (fields[of]?.readOnly ? { of } : [])),
      ...alsoSaved,
      { of: 'handled_state' },
      { of: 'note' },
    ],
  });
}

/** The mark of a submission that a machine seems to have sent. */
export const spamColumn = { of: 'is_suspected_spam', label: 'Suspected spam' } as const;
