import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { listComing } from '@/lib/desk/overview/coming';
import { EDITING } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ComingList } from '../_components/coming-list';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';

const copy = adminCopy.coming;

export const metadata = pageMetadata({
  title: copy.title,
  description: 'What will appear, end or change price by itself.',
  path: paths.adminComing,
  hidden: true,
});

/** As in the layout: nothing here is prerendered. */
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
  return <ComingList {...await listComing(client)} />;
}
