'use client';

import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Edit and Delete of one item. Their names hold the question, so that a list of buttons can be told apart. */
export function RowActions({
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
        {adminCopy.faq.edit}
        <span className="sr-only"> {item.question}</span>
      </Button>
      <Button
        variant="link"
        size="sm"
        className="text-destructive-text"
        disabled={!hydrated}
        onClick={() => onDelete(item)}
      >
        {adminCopy.faq.delete}
        <span className="sr-only"> {item.question}</span>
      </Button>
    </div>
  );
}
