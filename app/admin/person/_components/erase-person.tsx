'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import type { Counts } from '@/lib/desk/people/person';
import { DeleteDialog } from '../../_components/delete-dialog';
import { noAnswer, reportError, reportFailure } from '../../_components/report';
import { erasePersonsData } from '../actions';

const copy = adminCopy.person;

interface ErasePersonProps {
  /** The search. */
  person: string;
  /** The addresses and numbers that were chosen beside it. */
  also: string[];
}

/** The button that counts, asks once, and erases. */
export function ErasePerson({ person, also }: ErasePersonProps) {
  const [counts, setCounts] = useState<Counts>();
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  const router = useRouter();
  const button = useRef<HTMLButtonElement>(null);

  function ask() {
    startTransition(async () => {
      const result = await erasePersonsData({ person, also }).catch(noAnswer);
      if (result.status !== 'done') return reportFailure(result, copy.failed);
      if (Object.keys(result.counts).length === 0) return reportError(copy.nothingToErase);
      setCounts(result.counts);
    });
  }

  async function erase() {
    const request = { person, also, expected: counts };
    const result = await erasePersonsData(request).catch(noAnswer);
    setCounts(undefined);
    if (result.status === 'done') {
      toast({
        title: copy.erased,
        description: result.isFileRemoved ? undefined : copy.fileKept,
      });
      router.refresh();
    } else if (result.status === 'changed') reportError(copy.changed);
    else reportFailure(result, copy.failed);
    return result.status === 'done';
  }

  return (
    <div className="mt-4">
      <Button
        ref={button}
        variant="destructive"
        disabled={pending || !hydrated}
        aria-busy={pending || undefined}
        onClick={ask}
      >
        {copy.erase}
      </Button>
      <DeleteDialog
        title={copy.question}
        text={copy.questionText}
        items={counts ? copy.counts(counts) : []}
        action={copy.erase}
        open={counts !== undefined}
        onOpenChange={(open) => !open && setCounts(undefined)}
        onConfirm={erase}
        fallbackFocus={button}
      />
    </div>
  );
}
