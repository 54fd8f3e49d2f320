'use client';

import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { toast } from '@/components/ui/use-toast';
import { adminCopy } from '@/content/admin';
import { paths } from '@/lib/paths';
import { exchangePicture } from '../../actions';
import { LibraryButton } from '../../_components/library-dialog';
import { PictureUpload } from '../../_components/picture-input';
import { noAnswer, reportFailure } from '../../_components/report';

const copy = adminCopy.pictures;

/** Puts an uploaded picture, or another one of the library, in the place of one. */
export function ReplacePicture({ id }: { id: string }) {
  const [pending, startTransition] = useTransition();
  const router = useRouter();

  function replaceBy({ src }: { src: string }) {
    startTransition(async () => {
      const by = src.slice(src.lastIndexOf('/') + 1);
      const result = await exchangePicture({ key: id, by }).catch(noAnswer);
      if (result.status !== 'done') return reportFailure(result, copy.replaceFailed);
      toast({ title: copy.replaced(result.rows) });
      router.replace(paths.adminRow('pictures', result.key));
    });
  }

  return (
    <div aria-busy={pending || undefined}>
      <PictureUpload done={copy.replaceUploaded} onUploaded={replaceBy}>
        <LibraryButton onChosen={replaceBy} />
      </PictureUpload>
      <p role="status">{pending ? copy.replacing : null}</p>
    </div>
  );
}
