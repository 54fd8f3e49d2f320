'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { Cell, Kind } from '@/lib/collections/collection';
import type { RowVersion } from '@/lib/collections/row';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import type { HandlingState } from '@/lib/collections/inbox';
import { cn } from '@/lib/utils';
import { DeleteDialog, deleteVersions } from '../../_components/delete-dialog';
import { DeskLink } from '../../_components/desk-link';
import { noAnswer, reportFailure } from '../../_components/report';
import { RowTitle } from '../../_components/row-title';
import { mark } from '../../_inbox/actions';

const { collection: copy, deletion, inbox } = adminCopy;

type ListedRow = RowVersion & {
  href: string;
  /** What it is called where only text can stand. */
  name: string;
  language: Language;
  cells: readonly Cell[];
  /** What can be done about the row on another page. */
};

type CollectionTableProps = {
  collection: string;
  labels: { one: string; many: string };
  /** Content can be deleted, and what an inbox holds can be marked, several rows at once. */
  kind: Kind;
  columns: readonly {
    label: string;
    /** Whether a translation has words of its own there. */
    isWords?: boolean;
    href?: string;
    sorted?: 'ascending' | 'descending';
  }[];
  hasTranslations: boolean;
  rows: readonly ListedRow[];
};

// A table narrower than 42 rem, on phones or beside the open sidebar, shows every row as a card. `display: grid` removes
// the table semantics of the elements, so they have explicit roles.
const cardRow =
  '@max-[42rem]:grid @max-[42rem]:gap-y-1 @max-[42rem]:py-3 @max-[42rem]:[&>td]:block @max-[42rem]:[&>td]:p-0';
const selectableRow =
  '@max-[42rem]:grid-cols-[2.25rem_minmax(0,1fr)] @max-[42rem]:[&>td:not(:first-child)]:col-start-2';

/**
 * One page of a list: sorting by the heads of the columns, a link to the editor in each row, and a selection that can be
 * deleted or marked.
 */
export function CollectionTable({
  collection,
  labels,
  kind,
  columns,
  hasTranslations,
  rows,
}: CollectionTableProps) {
  const canSelect = kind !== 'settings';
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asking, setAsking] = useState(false);
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  const router = useRouter();
  const selectAll = useRef<HTMLInputElement>(null);
  // A row that is gone after a deletion is not selected any more.
  const chosen = rows.filter(({ key }) => selected.includes(key));

  function select(key: string, isSelected: boolean) {
    setSelected(isSelected ? [...selected, key] : selected.filter((other) => other !== key));
  }

  async function confirmDelete() {
    const versions = chosen.map(({ key, updated_at }) => ({ key, updated_at }));
    const status = await deleteVersions(collection, versions, {
      done: copy.deleted(versions.length, labels.one),
      changed: copy.deleteConflict,
      failed: copy.deleteFailed,
    });
    setAsking(false);
    if (status === 'changed') router.refresh();
    return status === 'done';
  }

  function markChosen(state: HandlingState) {
    startTransition(async () => {
      const keys = chosen.map(({ key }) => key);
      const result = await mark({ collection, keys, state }).catch(noAnswer);
      if (result.status !== 'done') return reportFailure(result, inbox.markFailed);
      reportMarked(result.changed, keys.length - result.changed, labels, state);
      setSelected([]);
      // The button that was pressed is about to disappear.
      selectAll.current?.focus();
    });
  }

  return (
    <div className="@container">
      {canSelect ? (
        <div
          className={cn(
            'mb-3 flex flex-wrap items-center gap-x-6 gap-y-2',
            chosen.length > 0 && 'sticky top-0 z-10 border-b bg-card py-1.5',
          )}
        >
          <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
            <input
              ref={selectAll}
              type="checkbox"
              className={boxClasses}
              disabled={!hydrated}
              checked={chosen.length === rows.length}
              onChange={({ target }) =>
                setSelected(target.checked ? rows.map(({ key }) => key) : [])
              }
            />
            {copy.selectAll}
          </label>
          <span role="status">{chosen.length > 0 ? copy.selected(chosen.length) : null}</span>
          {chosen.length > 0 ? (
            <div className="flex flex-wrap gap-2">
              {kind === 'inbox'
                ? MARKS.map((state) => (
                    <Button
                      key={state}
                      variant="outline"
                      size="sm"
                      disabled={pending}
                      aria-busy={pending || undefined}
                      onClick={() => markChosen(state)}
                    >
                      <span>
                        <span className="@max-[42rem]:sr-only">{inbox.markAs} </span>
                        <span className="inline-block @max-[42rem]:first-letter:uppercase">
                          {state}
                        </span>
                      </span>
                    </Button>
                  ))
                : null}
              {kind === 'content' ? (
                <Button variant="destructive" size="sm" onClick={() => setAsking(true)}>
                  {copy.delete}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      ) : null}
      <Table role="table" aria-label={labels.many} className="@max-[42rem]:block">
        <TableHeader role="rowgroup" className="@max-[42rem]:block">
          <TableRow
            role="row"
            className="@max-[42rem]:flex @max-[42rem]:flex-wrap @max-[42rem]:gap-x-5"
          >
            {canSelect ? (
              <TableHead role="columnheader" className="w-11 @max-[42rem]:sr-only">
                <span className="sr-only">{copy.selectAll}</span>
              </TableHead>
            ) : null}
            {columns.map(({ label, href, sorted }) => (
              <TableHead
                role="columnheader"
                key={label}
                aria-sort={sorted}
                className={href ? undefined : '@max-[42rem]:sr-only'}
              >
                {href ? (
                  <DeskLink
                    href={href}
                    className="inline-flex min-h-11 items-center gap-1.5 underline-offset-4 hover:underline"
                  >
                    <span className="sr-only">{copy.sortBy} </span>
                    {label}
                    <span aria-hidden="true" className="w-3">
                      {sorted === 'ascending' ? '↑' : sorted ? '↓' : '↕'}
                    </span>
                  </DeskLink>
                ) : (
                  label
                )}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody role="rowgroup" className="@max-[42rem]:block">
          {rows.map((row) => (
            <TableRow role="row" key={row.key} className={cn(cardRow, canSelect && selectableRow)}>
              {canSelect ? (
                <TableCell role="cell" className="align-middle">
                  <input
                    type="checkbox"
                    className={cn(boxClasses, underBar, '@max-[42rem]:mt-3')}
                    disabled={!hydrated}
                    aria-label={copy.select(row.name)}
                    checked={selected.includes(row.key)}
                    onChange={({ target }) => select(row.key, target.checked)}
                  />
                </TableCell>
              ) : null}
              {row.cells.map((cell, place) => (
                <TableCell
                  role="cell"
                  key={place}
                  className={cn(
                    '@max-[42rem]:wrap-anywhere',
                    hasLongWord(cell) && 'wrap-anywhere',
                    cell === '' && '@max-[42rem]:hidden!',
                  )}
                >
                  {place === 0 ? (
                    <DeskLink
                      href={row.href}
                      className={cn(
                        underBar,
                        'inline-flex min-h-11 items-center font-medium underline decoration-1 underline-offset-4 hover:decoration-2',
                      )}
                    >
                      {typeof cell === 'string' && cell !== '' ? (
                        <RowTitle title={cell} language={row.language} />
                      ) : (
                        <CellText cell={cell} />
                      )}
                    </DeskLink>
                  ) : (
                    <>
                      <span className="text-small text-muted-foreground @[42rem]:hidden">
                        {columns[place]?.label}:{' '}
                      </span>
                      <CellText
                        cell={cell}
                        language={columns[place]?.isWords ? row.language : defaultLanguage}
                      />
                    </>
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <DeleteDialog
        title={deletion.title(chosen.length, labels.one)}
        text={deletion.text}
        note={
          hasTranslations && chosen.some(({ language }) => language === defaultLanguage)
            ? deletion.translations
            : undefined
        }
        items={chosen.map(({ name }) => name)}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={confirmDelete}
        fallbackFocus={selectAll}
      />
    </div>
  );
}

const boxClasses = 'size-5 shrink-0 cursor-pointer accent-primary';

/** What gets the focus is not hidden by the bar of the selection. */
const underBar = 'scroll-mt-32';

/** What a selection is marked as, the most usual first. */
const MARKS = ['read', 'handled', 'new'] as const;

function reportMarked(
  changed: number,
  others: number,
  labels: CollectionTableProps['labels'],
  state: HandlingState,
) {
  toast(
    changed === 0
      ? { title: inbox.nothingMarked, description: inbox.nothingMarkedReason }
      : {
          title: inbox.markedAs(changed, labels, state),
          description: others > 0 ? inbox.notMarkedAs(others) : undefined,
        },
  );
}

/** Only such a word is broken: elsewhere a narrow column would break every word. */
function hasLongWord(cell: Cell): boolean {
  return typeof cell === 'string' && /\S{20}/.test(cell);
}

function CellText({ cell, language = defaultLanguage }: { cell: Cell; language?: Language }) {
  if (typeof cell !== 'string')
    return <Badge variant={cell.isQuiet ? 'default' : 'secondary'}>{cell.badge}</Badge>;
  return cell === '' ? (
    <span aria-hidden="true">–</span>
  ) : (
    <span dir="auto" lang={language === defaultLanguage ? undefined : language}>
      {cell}
    </span>
  );
}
