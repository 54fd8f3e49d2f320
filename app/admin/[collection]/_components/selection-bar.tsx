'use client';

import { useRouter } from 'next/navigation';
import { useState, useTransition, type ReactNode, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { Kind, SettableState } from '@/lib/collections/collection';
import type { HandlingState } from '@/lib/collections/inbox';
import type { Publishing } from '@/lib/collections/publishing-form';
import { defaultLanguage } from '@/lib/languages/languages';
import { cn } from '@/lib/utils';
import { RowDeletion } from '../../_components/delete-dialog';
import { noAnswer, reportError, reportFailure } from '../../_components/report';
import { undoChanges } from '../../_components/undo';
import { mark } from '../../_inbox/actions';
import { setStates } from '../actions';
import type { ListedRow } from './row-cells';

const { collection: copy, deletion, faqDelete, inbox, publishing } = adminCopy;

export type Selectable = {
  collection: string;
  labels: { one: string; many: string };
  /** Content can be deleted, and what an inbox holds can be marked, several rows at once. */
  kind: Kind;
  /** The words for publishing and hiding rows, where that is done. */
  words?: Publishing['words'];
  hasTranslations: boolean;
};

type SelectionBarProps = Selectable & {
  chosen: readonly ListedRow[];
  isAll: boolean;
  selectAll: RefObject<HTMLInputElement | null>;
  onSelectAll: (isAll: boolean) => void;
};

/** Selects every row of the page, says how many are selected, and has what can be done with them. */
export function SelectionBar({
  chosen,
  isAll,
  selectAll,
  onSelectAll,
  ...selectable
}: SelectionBarProps) {
  const hydrated = useHydrated();

  function finish() {
    onSelectAll(false);
    // The button that was pressed is about to disappear.
    selectAll.current?.focus();
  }

  return (
    <div
      className={cn(
        'flex flex-wrap items-center gap-x-6',
        chosen.length > 0 && 'sticky top-0 z-10 border-b bg-card',
      )}
    >
      <label className="inline-flex min-h-11 cursor-pointer items-center gap-3 pl-1">
        <input
          ref={selectAll}
          type="checkbox"
          className="size-5 shrink-0 cursor-pointer accent-primary"
          disabled={!hydrated}
          checked={isAll}
          onChange={({ target }) => onSelectAll(target.checked)}
        />
        {copy.selectAll}
      </label>
      <span role="status">{chosen.length > 0 ? copy.selected(chosen.length) : null}</span>
      {chosen.length > 0 ? <Changes {...selectable} chosen={chosen} onDone={finish} /> : null}
      {selectable.kind === 'content' ? (
        <Deletion {...selectable} chosen={chosen} selectAll={selectAll} />
      ) : null}
    </div>
  );
}

type ChangesProps = Selectable & { chosen: readonly ListedRow[]; onDone: () => void };

/** Changes what is selected: publishes or marks it. */
function Changes({ chosen, onDone, ...selectable }: ChangesProps) {
  const { kind, words } = selectable;
  const [pending, startTransition] = useTransition();
  const button = (key: string, label: ReactNode, change: () => Promise<boolean>) => (
    <Button
      key={key}
      variant="outline"
      size="sm"
      disabled={pending}
      aria-busy={pending || undefined}
      onClick={() => startTransition(async () => void ((await change()) && onDone()))}
    >
      {label}
    </Button>
  );
  const states =
    words &&
    ([
      { state: 'published', label: words.publish, done: words.published },
      { state: 'hidden', label: words.unpublish, done: words.unpublished },
      { state: 'archived', label: publishing.archive, done: publishing.archived },
    ] as const);
  return (
    <div className="flex flex-wrap gap-2">
      {states?.map(({ state, label, done }) =>
        button(state, label, () => setChosen(selectable, chosen, { state, done })),
      )}
      {kind === 'inbox'
        ? MARKS.map((state) =>
            button(
              state,
              <span>
                <span className="@max-[42rem]:sr-only">{inbox.markAs} </span>
                <span className="inline-block @max-[42rem]:first-letter:uppercase">{state}</span>
              </span>,
              () => markChosen(selectable, chosen, state),
            ),
          )
        : null}
    </div>
  );
}

type DeletionProps = Selectable & Pick<SelectionBarProps, 'chosen' | 'selectAll'>;

/** Deletes what is selected, after a question. */
function Deletion({ collection, labels, hasTranslations, chosen, selectAll }: DeletionProps) {
  const [asking, setAsking] = useState(false);
  const router = useRouter();

  return (
    <>
      {chosen.length > 0 ? (
        <Button variant="destructive" size="sm" onClick={() => setAsking(true)}>
          {copy.delete}
        </Button>
      ) : null}
      <RowDeletion
        collection={collection}
        one={labels.one}
        rows={chosen}
        note={
          hasTranslations && chosen.some(({ language }) => language === defaultLanguage)
            ? deletion.translations
            : undefined
        }
        open={asking}
        onOpenChange={setAsking}
        onAnswer={(status) => status === 'changed' && router.refresh()}
        fallbackFocus={selectAll}
      />
    </>
  );
}

/** Says what was changed, with Undo, and names what was not; gives whether it was carried out. */
async function setChosen(
  { collection, labels }: Selectable,
  chosen: readonly ListedRow[],
  { state, done }: { state: SettableState; done: string },
): Promise<boolean> {
  const versions = chosen.map(({ key, updated_at }) => ({ key, updated_at }));
  const result = await setStates({ collection, versions, state }).catch(noAnswer);
  if (result.status !== 'done') {
    reportFailure(result, copy.stateFailed);
    return false;
  }
  const { changes, refused } = result;
  const reasons = refused.map(({ key, reason }) =>
    copy.notChanged(chosen.find((row) => row.key === key)?.name ?? '', reason),
  );
  const count = chosen.length - refused.length;
  const bringBack = { label: faqDelete.bringBack, run: () => undoChanges(changes) };
  if (count === 0) reportError(reasons.join(' '));
  else
    toast({
      title: copy.statesSet(count, labels, done),
      description: reasons.join(' ') || undefined,
      action: changes.length > 0 ? bringBack : undefined,
    });
  return count > 0;
}

/** The marks for a selection, the most usual first. */
const MARKS = ['read', 'handled', 'new'] as const;

async function markChosen(
  { collection, labels }: Selectable,
  chosen: readonly ListedRow[],
  state: HandlingState,
): Promise<boolean> {
  const keys = chosen.map(({ key }) => key);
  const result = await mark({ collection, keys, state }).catch(noAnswer);
  if (result.status !== 'done') {
    reportFailure(result, inbox.markFailed);
    return false;
  }
  const others = keys.length - result.changed;
  toast(
    result.changed === 0
      ? { title: inbox.nothingMarked, description: inbox.nothingMarkedReason }
      : {
          title: inbox.markedAs(result.changed, labels, state),
          description: others > 0 ? inbox.notMarkedAs(others) : undefined,
        },
  );
  return true;
}
