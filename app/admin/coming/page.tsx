import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { listComing } from '@/lib/desk/overview/coming';
import { EDITING } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { EmptyList } from '../_components/empty-list';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';
import { lineOfComing, RowLines } from '../_components/row-lines';

const copy = adminCopy.coming;

export const metadata = pageMetadata({
  title: copy.title,
  description: 'What will appear, end or change price by itself.',
  path: deskPaths.coming,
  hidden: true,
});

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

export default function ComingPage() {
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Suspense fallback={<ListSkeleton label={copy.loading} />}>
        <StoredComing />
      </Suspense>
    </>
  );
}

async function StoredComing() {
  const { client } = await requireAdmin(EDITING);
  const { coming, hasMore } = await listComing(client);
  if (coming.length === 0) return <EmptyList>{copy.nothing}</EmptyList>;
  return (
    <>
      <RowLines lines={coming.map(lineOfComing)} />
      {hasMore ? <p className="mt-4 text-muted-foreground">{copy.more}</p> : null}
    </>
  );
}
