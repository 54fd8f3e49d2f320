'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/forms/form-message';
import { adminCopy } from '@/content/admin';
import type { FaqItem } from '@/lib/schemas/faq-item';

const copy = adminCopy.conflict;

/** Says that somebody else was faster, shows what they wrote, and lets the reader choose. */
export function FaqConflict({
  current,
  onKeepMine,
  onTakeTheirs,
  disabled,
}: {
  current: FaqItem | null;
  onKeepMine: () => void;
  onTakeTheirs: (current: FaqItem) => void;
  disabled: boolean;
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [current]);
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={current ? copy.changed : copy.deleted}
    >
      {current ? (
        <div className="mt-3 border-t border-dashed border-input pt-3">
          <p className="text-small text-muted-foreground">{copy.theirs}</p>
          <p className="mt-1 font-semibold wrap-anywhere">{current.question}</p>
          <p className="mt-1 max-h-48 overflow-y-auto wrap-anywhere whitespace-pre-line">
            {current.answer}
          </p>
        </div>
      ) : null}
      <div className="mt-4 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={onKeepMine} disabled={disabled}>
          {current ? copy.keepMine : copy.createAgain}
        </Button>
        {current ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() => onTakeTheirs(current)}
            disabled={disabled}
          >
            {copy.takeTheirs}
          </Button>
        ) : null}
      </div>
    </FormMessage>
  );
}
