'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { FormMessage } from '@/components/forms/form-message';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';

const copy = adminCopy.conflict;

/**
 * Reports an edit conflict, shows the other version as its children, and lets the administrator choose.
 *
 * @param onTakeTheirs missing where they deleted it
 */
export function ConflictNotice({
  one,
  onKeepMine,
  onTakeTheirs,
  disabled,
  children,
}: {
  one: string;
  onKeepMine: () => void;
  onTakeTheirs?: () => void;
  disabled: boolean;
  children?: ReactNode;
}) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <FormMessage
      ref={notice}
      tabIndex={-1}
      variant="error"
      title={onTakeTheirs ? copy.changed(one) : copy.deleted(one)}
    >
      {onTakeTheirs ? (
        <div className="mt-3 border-t border-dashed border-input pt-3">
          <p className="text-small text-muted-foreground">{copy.theirs}</p>
          {children}
        </div>
      ) : null}
      <div className="mt-4 mb-1 flex flex-wrap gap-3">
        <Button size="sm" variant="outline" onClick={onKeepMine} disabled={disabled}>
          {onTakeTheirs ? copy.keepMine : copy.createAgain}
        </Button>
        {onTakeTheirs ? (
          <Button size="sm" variant="outline" onClick={onTakeTheirs} disabled={disabled}>
            {copy.takeTheirs}
          </Button>
        ) : null}
      </div>
    </FormMessage>
  );
}
