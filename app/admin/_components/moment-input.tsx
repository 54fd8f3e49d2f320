'use client';

import { useState } from 'react';
import { Input } from '@/components/ui/input';
import { adminCopy } from '@/content/admin';
import { shownMoment } from '@/lib/collections/row';
import { readSwissTime } from '@/lib/text/swiss-time';
import type { TextControlProps } from './picture-input';

/** A day and a time in Zurich. Says at once of a time what the night of a clock change makes of it. */
export function MomentInput({ field: { name }, control, value }: TextControlProps) {
  const shown = shownMoment(value);
  const [typed, setTyped] = useState(shown);
  const read = readSwissTime(typed);
  const isStored = typed === shown && value !== shown;
  const noteId = `${control.id}-note`;
  const note =
    read === 'missing'
      ? adminCopy.moment.missing
      : typeof read === 'object' && read.isTwice
        ? adminCopy.moment[isStored && isSecond(value, read.moment) ? 'second' : 'twice']
        : null;
  const describedBy = [control['aria-describedby'], note && noteId].filter(Boolean).join(' ');
  return (
    <>
      <Input
        type="datetime-local"
        className="max-w-64"
        {...control}
        name={name}
        defaultValue={shown}
        data-stored={value}
        aria-describedby={describedBy || undefined}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <p id={noteId} role="status" className="text-small font-semibold empty:hidden">
        {note}
      </p>
    </>
  );
}

/** The second time is an hour after the first. */
function isSecond(stored: string, first: string): boolean {
  return new Date(stored).getTime() - new Date(first).getTime() >= 3_600_000;
}
