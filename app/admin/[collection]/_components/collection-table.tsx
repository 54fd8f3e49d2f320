'use client';

import { useRef, useState } from 'react';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { cn } from '@/lib/utils';
import { DeskLink } from '../../_components/desk-link';
import { RowCells, type ListedColumn, type ListedRow } from './row-cells';
import { SelectionBar, type Selectable } from './selection-bar';

const { collection: copy, translations } = adminCopy;

type CollectionTableProps = Selectable & {
  columns: readonly ListedColumn[];
  rows: readonly ListedRow[];
};

// A table narrower than 42 rem, on phones or beside the open sidebar, shows every row as a card. `display: flex` removes
// the table semantics of the elements, so they have explicit roles.
const cardRow =
  '@max-[42rem]:pl-11 @max-[42rem]:relative @max-[42rem]:flex @max-[42rem]:flex-wrap @max-[42rem]:gap-x-4 @max-[42rem]:py-2 @max-[42rem]:[&>td]:block @max-[42rem]:[&>td]:p-0 @[42rem]:[&>td]:py-0 @[42rem]:[&>td]:align-middle';

/** One page of a list: sorting by the heads of the columns, a link to the editor in each row, and a selection to act on. */
export function CollectionTable({ columns, rows, ...selectable }: CollectionTableProps) {
  const [selected, setSelected] = useState<readonly string[]>([]);
  const hydrated = useHydrated();
  const selectAll = useRef<HTMLInputElement>(null);
  // A row that is gone after a deletion is not selected any more.
  const chosen = rows.filter(({ key }) => selected.includes(key));
  const hasLanguages = rows.some(({ languages }) => languages);

  function select(key: string, isSelected: boolean) {
    setSelected(isSelected ? [...selected, key] : selected.filter((other) => other !== key));
  }

  return (
    <div className="@container">
      <SelectionBar
        {...selectable}
        chosen={chosen}
        isAll={chosen.length === rows.length}
        selectAll={selectAll}
        onSelectAll={(isAll) => setSelected(isAll ? rows.map(({ key }) => key) : [])}
      />
      <Table role="table" aria-label={selectable.labels.many} className="@max-[42rem]:block">
        <Heads columns={columns} hasLanguages={hasLanguages} />
        <TableBody role="rowgroup" className="@max-[42rem]:block">
          {rows.map((row) => (
            <TableRow
              role="row"
              key={row.key}
              className={cn(cardRow, selected.includes(row.key) && 'bg-accent')}
            >
              <TableCell
                role="cell"
                className="w-11 pr-0 @max-[42rem]:absolute @max-[42rem]:left-0"
              >
                <label className="flex size-11 cursor-pointer items-center pl-1">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 cursor-pointer scroll-mt-32 accent-primary"
                    disabled={!hydrated}
                    aria-label={copy.select(row.name)}
                    checked={selected.includes(row.key)}
                    onChange={({ target }) => select(row.key, target.checked)}
                  />
                </label>
              </TableCell>
              <RowCells columns={columns} row={row} hasLanguages={hasLanguages} />
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

type HeadsProps = {
  columns: readonly ListedColumn[];
  hasLanguages: boolean;
};

/** The names of the columns; those by which the list can be sorted are links. */
function Heads({ columns, hasLanguages }: HeadsProps) {
  const plain = '@max-[42rem]:sr-only';
  return (
    <TableHeader role="rowgroup" className="@max-[42rem]:block">
      <TableRow
        role="row"
        className="@max-[42rem]:flex @max-[42rem]:flex-wrap @max-[42rem]:gap-x-5 [&>th]:py-0"
      >
        <TableHead role="columnheader" className={cn('w-11', plain)}>
          <span className="sr-only">{copy.selectAll}</span>
        </TableHead>
        {columns.map(({ label, href, sorted }) => (
          <TableHead
            role="columnheader"
            key={label}
            aria-sort={sorted}
            className={href ? undefined : plain}
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
        {hasLanguages ? (
          <TableHead role="columnheader" className={plain}>
            {translations.title}
          </TableHead>
        ) : null}
      </TableRow>
    </TableHeader>
  );
}
