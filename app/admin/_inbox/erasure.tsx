'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';
import { DeleteDialog } from '../_components/delete-dialog';
import { noAnswer, reportFailure } from '../_components/report';
import { erase } from './actions';

const copy = adminCopy.inbox.erasure;

type ErasureProps = {
  collection: { name: string; one: string; deletion?: string };
  row: { key: string; title: string };
};

/** Deletes one submission for good, after a question, when its sender asks for it. */
export function Erasure({ collection, row }: ErasureProps) {
  const [asking, setAsking] = useState(false);
  const hydrated = useHydrated();
  const router = useRouter();

  async function confirmErasure() {
    const result = await erase({ collection: collection.name, key: row.key }).catch(noAnswer);
    setAsking(false);
    if (result.status !== 'done') {
      reportFailure(result, copy.failed);
      return false;
    }
    toast({
      title: copy.done(collection.one),
      description: result.isFileRemoved ? undefined : copy.fileKept,
    });
    router.replace(deskPaths.collection(collection.name));
    return true;
  }

  return (
    <section aria-labelledby="erasure" className="mt-16 max-w-3xl border-t pt-6">
      <h2 id="erasure" className="text-h4">
        {copy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-measure text-muted-foreground">{copy.lead}</p>
      <Button variant="outline" disabled={!hydrated} onClick={() => setAsking(true)}>
        {copy.action}
      </Button>
      <DeleteDialog
        title={copy.question(collection.one)}
        text={collection.deletion ?? ''}
        items={[row.title]}
        action={copy.action}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={confirmErasure}
      />
    </section>
  );
}
