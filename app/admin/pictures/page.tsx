import { after } from 'next/server';
import { Suspense } from 'react';
import { StoredImage } from '@/components/ui/stored-image';
import { adminCopy } from '@/content/admin';
import { listPictureUses, type PictureUses } from '@/lib/desk/pictures/picture-uses';
import { rolesOf } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { keyOf } from '@/lib/collections/collection';
import type { Row } from '@/lib/collections/row';
import { listRows } from '@/lib/collections/row-store';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { pictures } from '@/lib/pictures/admin';
import { measurePictures } from '@/lib/pictures/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { DeskLink } from '../_components/desk-link';
import { EmptyList } from '../_components/empty-list';
import { AdminHeading } from '../_components/heading';
import { ListPages, ListSearch, ListSkeleton, readQuery } from '../_components/list';
import { PictureFacts, UseLinks } from './_components/picture-facts';
import { UploadPictures } from './_components/upload-pictures';

const { collection: copy, pictures: pictureCopy } = adminCopy;

/** How many rows that show a picture the library names. */
const NAMED_ROWS = 3;

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

export const metadata = pageMetadata({
  title: pictures.labels.many,
  description: 'The pictures that were uploaded.',
  path: deskPaths.collection(pictures.name),
  hidden: true,
});

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default function PicturesPage(props: Props) {
  return (
    <Suspense fallback={<ListSkeleton label={copy.loading} />}>
      <Library {...props} />
    </Suspense>
  );
}

async function Library({ searchParams }: Props) {
  const { client } = await requireAdmin(rolesOf(pictures));
  const query = readQuery(pictures, await searchParams);
  const { rows, next } = await listRows(client, pictures, query);
  const usesOf = await listPictureUses(
    client,
    rows.map((row) => keyOf(pictures, row)),
    NAMED_ROWS,
  );
  const unmeasured = rows.filter(({ width }) => width === null).map(({ path }) => String(path));
  if (unmeasured.length > 0) after(() => measurePictures(unmeasured));
  return (
    <>
      <AdminHeading title={pictures.labels.many} lead={pictures.labels.lead} />
      <UploadPictures />
      <ListSearch collection={pictures} query={query} />
      {rows.length === 0 ? (
        <EmptyList>
          {query.search || query.filter
            ? copy.nothingFound(query.search)
            : copy.empty(pictures.labels.one)}
        </EmptyList>
      ) : (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-x-5 gap-y-8 border-t-[1.5px] border-foreground pt-6">
          {rows.map((row) => (
            <li key={keyOf(pictures, row)}>
              <PictureCard row={row} uses={usesOf(keyOf(pictures, row))} />
            </li>
          ))}
        </ul>
      )}
      <ListPages collection={pictures} query={query} next={next} />
    </>
  );
}

/** A picture as a whole, what is known of it, and where it is shown. */
function PictureCard({ row, uses }: { row: Row; uses: PictureUses }) {
  const href = deskPaths.row(pictures.name, keyOf(pictures, row));
  return (
    <article className="grid gap-2">
      <div className="group relative grid gap-2">
        <div className="relative aspect-[4/3] overflow-clip border group-hover:border-foreground">
          <StoredImage
            src={paths.media(String(row.path))}
            alt=""
            sizes="15rem"
            className="object-contain"
          />
        </div>
        <h2 dir="auto" className="line-clamp-3 font-medium wrap-anywhere">
          <DeskLink
            href={href}
            className="underline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {pictures.title(row)}
          </DeskLink>
        </h2>
      </div>
      {row.description ? null : (
        <p className="text-small text-destructive">{pictureCopy.noDescription}</p>
      )}
      <PictureFacts row={row} />
      {uses.total > 0 ? (
        <div>
          <p className="text-small text-muted-foreground">{pictureCopy.shown}</p>
          <UseLinks uses={uses} />
        </div>
      ) : null}
    </article>
  );
}
