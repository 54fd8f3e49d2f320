'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import type { Language } from '@/lib/languages/languages';
import { deskPaths } from '@/lib/desk-paths';
import { makeTranslation } from '../../actions';
import { noAnswer, reportFailure } from '../../../_components/report';

const { translations: copy } = adminCopy;

type Props = { collection: string; of: string; language: Exclude<Language, 'en'> };

/** A button that makes a translation and opens it. */
export function MakeTranslation({ collection, of, language }: Props) {
  const [pending, startTransition] = useTransition();
  const hydrated = useHydrated();
  const router = useRouter();

  function make() {
    startTransition(async () => {
      const answer = await makeTranslation({ collection, key: of, language }).catch(noAnswer);
      if (answer.status !== 'done') return reportFailure(answer, copy.makeFailed);
      router.push(deskPaths.row(collection, answer.key));
    });
  }

  return (
    <Button variant="outline" size="sm" disabled={!hydrated || pending} onClick={make}>
      {pending ? copy.making : copy.make(copy.languages[language])}
    </Button>
  );
}
