import { after } from 'next/server';
import { adminCopy } from '@/content/admin';
import { listPictureUses } from '@/lib/desk/pictures/picture-uses';
import type { Row } from '@/lib/collections/row';
import { paths } from '@/lib/paths';
import { measurePictures } from '@/lib/pictures/pictures';
import type { Client } from '@/lib/supabase/client';
import { PictureFacts, UseLinks } from './picture-facts';

const copy = adminCopy.pictures;

/** How many rows the page of a picture names. */
const NAMED_ROWS = 100;

/** The facts about a file, and the rows that show it. */
export async function PictureInUse({ client, row }: { client: Client; row: Row }) {
  const id = String(row.id);
  const uses = (await listPictureUses(client, [id], NAMED_ROWS))(id);
  if (row.width === null) after(() => measurePictures([String(row.path)]));
  return (
    <section aria-labelledby="uses" className="mt-12 max-w-3xl">
      <h2 id="uses" className="text-h3">
        {copy.uses}
      </h2>
      <div className="mt-3 grid gap-3">
        <PictureFacts row={row} />
        {uses.total > 0 ? (
          <>
            <p>{`${copy.usesCount(uses.total)} ${copy.cannotDelete}`}</p>
            <UseLinks uses={uses} />
          </>
        ) : null}
        <p>
          {/* A file, not a page of the application. */}
          <a
            href={paths.media(String(row.path))}
            className="inline-flex min-h-11 items-center underline"
          >
            {copy.whole}
          </a>
        </p>
      </div>
    </section>
  );
}
