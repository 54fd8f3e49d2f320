'use client';

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
import type { FaqItem } from '@/lib/schemas/faq-item';

const copy = adminCopy.faq;

// A table narrower than 42 rem, on phones or beside the open sidebar, shows every row as a card. `display: grid` removes
// the table semantics of the elements, so they have explicit roles.
const cardRow =
  '@max-[42rem]:grid @max-[42rem]:grid-cols-[minmax(0,1fr)] @max-[42rem]:py-4 @max-[42rem]:[&>td]:py-0 @[16rem]:@max-[42rem]:grid-cols-[2.75rem_minmax(0,1fr)] @[16rem]:@max-[42rem]:[&>td:not(:first-child)]:col-start-2';

/** The FAQ items in the order given. */
export function FaqTable({
  items,
  onEdit,
  onDelete,
}: {
  items: readonly FaqItem[];
  onEdit: (item: FaqItem) => void;
  onDelete: (item: FaqItem) => void;
}) {
  if (items.length === 0) return <EmptyFaqTable />;
  return (
    <div className="@container">
      <Table role="table" aria-label={copy.table} className="@max-[42rem]:block">
        <TableHeader role="rowgroup" className="@max-[42rem]:sr-only">
          <TableRow role="row">
            <TableHead role="columnheader" className="w-20">
              {copy.columns.order}
            </TableHead>
            <TableHead role="columnheader">{copy.columns.question}</TableHead>
            <TableHead role="columnheader" className="w-[12rem]">
              {copy.columns.category}
            </TableHead>
            <TableHead role="columnheader" className="w-[11rem] pr-0">
              {copy.columns.actions}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody
          role="rowgroup"
          className="@max-[42rem]:block @max-[42rem]:border-t-[1.5px] @max-[42rem]:border-foreground"
        >
          {items.map((item) => (
            <TableRow role="row" key={item.id} className={cardRow}>
              <TableCell
                role="cell"
                className="font-display text-h4 font-semibold tabular-nums @[42rem]:font-sans @[42rem]:text-body @[42rem]:font-normal @[42rem]:tracking-normal"
              >
                {item.display_order ?? <None text={copy.noOrder} />}
              </TableCell>
              <TableCell role="cell" className="font-medium wrap-anywhere">
                {item.question}
                {item.type === 'support' ? (
                  <span className="block text-small font-normal text-muted-foreground">
                    {copy.onSupportPage}
                  </span>
                ) : null}
              </TableCell>
              <TableCell role="cell" className="@max-[42rem]:pt-2!">
                {item.category ? <Badge>{item.category}</Badge> : <None text={copy.noCategory} />}
              </TableCell>
              <TableCell role="cell" className="py-1 pr-0 @max-[42rem]:pt-1!">
                <RowActions item={item} onEdit={onEdit} onDelete={onDelete} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** Shown in place of the table while there is nothing in it. */
function EmptyFaqTable() {
  return (
    <p className="border-y-[1.5px] border-y-foreground border-b-border py-12 text-muted-foreground">
      {copy.empty}
    </p>
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
function RowActions({
  item,
  onEdit,
  onDelete,
}: {
  item: FaqItem;
  onEdit: (item: FaqItem) => void;
  onDelete: (item: FaqItem) => void;
}) {
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap gap-x-5">
      <Button
        variant="link"
        size="sm"
        className="text-primary"
        disabled={!hydrated}
        onClick={() => onEdit(item)}
      >
        {copy.edit}
        <span className="sr-only"> {item.question}</span>
      </Button>
      <Button
        variant="link"
        size="sm"
        className="text-destructive-text"
        disabled={!hydrated}
        onClick={() => onDelete(item)}
      >
        {copy.delete}
        <span className="sr-only"> {item.question}</span>
      </Button>
    </div>
  );
}
