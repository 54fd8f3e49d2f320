'use client';

import type { ComponentProps, ReactNode } from 'react';
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
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/faq/schema';
import { defaultLanguage } from '@/lib/languages/languages';
import { deskPaths } from '@/lib/desk-paths';
import { cn } from '@/lib/utils';
import { DeskLink } from '../../_components/desk-link';
import { EmptyList } from '../../_components/empty-list';
import { AdminIcon } from '../../_components/icons';
import { LanguageDots } from '../../_components/language-dots';
import { RowTitle } from '../../_components/row-title';
import { StateBadge } from '../../_components/state-badge';
import { offsetsOf, useReorder } from './use-reorder';

const { faq: copy, faqOrder: order } = adminCopy;

const HINT_ID = 'faq-order-hint';

// A table narrower than 42 rem, on phones or beside the open sidebar, shows every row as a card. `display: grid` removes
// the table semantics of the elements, so they have explicit roles.
const cardRow =
  '@max-[42rem]:grid @max-[42rem]:grid-cols-[minmax(0,1fr)] @max-[42rem]:py-4 @max-[42rem]:[&>td]:py-0 @[16rem]:@max-[42rem]:grid-cols-[2.75rem_minmax(0,1fr)] @[16rem]:@max-[42rem]:[&>td:not(:first-child)]:col-start-2';

/** `onMove` gets the index of a row and the one where it was dropped. */
type FaqTableProps = {
  items: readonly FaqItem[];
  /** Shown where there are no items. */
  empty: string;
  /** How items are moved, or why they cannot be. */
  hint: string;
  isMovable: boolean;
  isMoving: boolean;
  onMove: (index: number, place: number) => void;
} & Actions;

type Actions = { onEdit: (item: FaqItem) => void; onDelete: (item: FaqItem) => void };

/** The FAQ items in the order given, which can be changed by dragging. */
export function FaqTable({
  items,
  empty,
  hint,
  isMovable,
  isMoving,
  onMove,
  ...actions
}: FaqTableProps) {
  const { lift, announcement, handleOf } = useReorder({
    count: items.length,
    isBusy: isMoving,
    onDrop: onMove,
  });
  const offsets = lift && offsetsOf(lift);
  if (items.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <div className="@container [&>[data-slot=table-container]]:-mx-4 [&>[data-slot=table-container]]:w-auto [&>[data-slot=table-container]]:px-4">
      <p id={HINT_ID} className="mb-4 max-w-measure text-small text-muted-foreground">
        {hint}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <Table role="table" aria-label={copy.table} className="@max-[42rem]:block">
        <Head />
        <TableBody
          role="rowgroup"
          className="@max-[42rem]:block @max-[42rem]:border-t-[1.5px] @max-[42rem]:border-foreground"
        >
          {items.map((item, index) => (
            <FaqRow
              key={item.id}
              item={item}
              {...actions}
              handle={
                isMovable ? (
                  <MoveHandle
                    question={item.question}
                    isBusy={isMoving}
                    isLifted={lift?.index === index}
                    {...handleOf(index)}
                  />
                ) : null
              }
              className={
                lift?.index === index
                  ? 'relative z-1 scroll-my-24 bg-accent shadow-lg'
                  : lift && 'motion-safe:transition-transform'
              }
              style={offsets?.[index] ? { transform: `translateY(${offsets[index]}px)` } : {}}
            />
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function Head() {
  return (
    <TableHeader role="rowgroup" className="@max-[42rem]:sr-only">
      <TableRow role="row">
        <TableHead role="columnheader" className="w-28">
          {copy.columns.order}
        </TableHead>
        <TableHead role="columnheader">{copy.columns.question}</TableHead>
        <TableHead role="columnheader" className="w-[10rem]">
          {copy.columns.category}
        </TableHead>
        <TableHead role="columnheader" className="w-[16rem] pr-0">
          {copy.columns.actions}
        </TableHead>
      </TableRow>
    </TableHeader>
  );
}

type FaqRowProps = Pick<ComponentProps<'tr'>, 'style'> & {
  item: FaqItem;
  handle: ReactNode;
  className?: string | null;
} & Actions;

function FaqRow({ item, handle, className, style, ...actions }: FaqRowProps) {
  return (
    <TableRow role="row" className={cn(cardRow, className)} style={style}>
      <TableCell
        role="cell"
        className="font-display text-h4 font-semibold tabular-nums @[16rem]:@max-[42rem]:row-span-3 @[42rem]:py-1 @[42rem]:align-top @[42rem]:font-sans @[42rem]:text-body @[42rem]:font-normal @[42rem]:tracking-normal"
      >
        <div className="flex flex-col @[42rem]:flex-row-reverse @[42rem]:items-center @[42rem]:justify-end @[42rem]:gap-2">
          {item.display_order === null ? (
            <None text={copy.noOrder} />
          ) : (
            <span>{item.display_order}</span>
          )}
          {handle}
        </div>
      </TableCell>
      <TableCell role="cell" className="font-medium wrap-anywhere">
        <span dir="auto" className="block">
          <RowTitle title={item.question} language={item.language} />
        </span>
        <span className="flex flex-wrap items-center gap-x-4 text-small font-normal text-muted-foreground">
          <span>{copy.types[item.type === 'support' ? 'support' : 'faq']}</span>
          {item.languages ? <LanguageDots of={item.languages} /> : null}
          {item.state ? <StateBadge state={item.state} /> : null}
        </span>
      </TableCell>
      <TableCell role="cell" className="@max-[42rem]:pt-2!">
        {item.category ? (
          <Badge
            dir="auto"
            lang={item.language === defaultLanguage ? undefined : item.language}
            className="inline-flex" // its first line is beside that of the question
          >
            {item.category}
          </Badge>
        ) : (
          <None text={copy.noCategory} />
        )}
      </TableCell>
      <TableCell role="cell" className="py-1 pr-0 @max-[42rem]:pt-1!">
        <RowActions item={item} {...actions} />
      </TableCell>
    </TableRow>
  );
}

type MoveHandleProps = ComponentProps<'button'> & {
  question: string;
  isBusy: boolean;
  isLifted: boolean;
};

/** Moves its row. While another move is being stored it keeps the focus and does nothing. */
function MoveHandle({ question, isBusy, isLifted, ...handlers }: MoveHandleProps) {
  const hydrated = useHydrated();
  return (
    <Button
      variant="ghost"
      size="sm"
      className={cn(
        '-ml-2.5 touch-none px-0 text-muted-foreground select-none',
        isLifted ? 'cursor-grabbing' : 'cursor-grab',
      )}
      disabled={!hydrated}
      aria-disabled={isBusy}
      aria-pressed={isLifted}
      aria-describedby={HINT_ID}
      {...handlers}
    >
      <AdminIcon name="grip" />
      <span className="sr-only">
        {order.move} {question}
      </span>
    </Button>
  );
}

function None({ text }: { text: string }) {
  return (
    <span className="font-normal text-muted-foreground">
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

/** Edit and Delete of one item. Their names hold the question, so that a list of buttons can be told apart. */
function RowActions({ item, onEdit, onDelete }: Actions & { item: FaqItem }) {
  const hydrated = useHydrated();
  const isTranslation = item.language !== defaultLanguage;
  const actions = [
    // A translation is edited beside its original, on its own page.
    ...(isTranslation ? [] : [{ label: copy.edit, className: 'text-primary', run: onEdit }]),
    { label: copy.delete, className: 'text-destructive-text', run: onDelete },
  ];
  return (
    <div className="flex flex-wrap gap-x-5">
      <DeskLink
        href={deskPaths.row('faq', item.id)}
        className="inline-flex min-h-11 items-center text-small font-semibold text-primary underline-offset-4 hover:underline"
      >
        {isTranslation ? copy.edit : adminCopy.translations.title}
        <span className="sr-only"> {item.name}</span>
      </DeskLink>
      {actions.map(({ label, className, run }) => (
        <Button
          key={label}
          variant="link"
          size="sm"
          className={className}
          disabled={!hydrated}
          onClick={() => run(item)}
        >
          {label}
          <span className="sr-only"> {item.name}</span>
        </Button>
      ))}
    </div>
  );
}
