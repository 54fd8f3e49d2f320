import { Suspense } from 'react';
import { AdminHeading } from '@/components/admin/admin-heading';
import { LastChanges } from '@/components/admin/last-changes';
import { LastChangesSkeleton } from '@/components/admin/last-changes-skeleton';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listFaqItemsNow } from '@/lib/data/faq-items';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

const SHOWN_CHANGES = 6;

export const metadata = pageMetadata({
  title: 'Dashboard',
  description: 'The administrators’ desk: what can be changed here is public with the next visit.',
  path: paths.admin,
  hidden: true,
});

export default function AdminDashboardPage() {
  return (
    <>
      <AdminHeading title={adminCopy.dashboard.title} lead={adminCopy.dashboard.lead} />
      <Suspense fallback={<LastChangesSkeleton rows={SHOWN_CHANGES} />}>
        <NewestChanges />
      </Suspense>
    </>
  );
}

async function NewestChanges() {
  const { client } = await requireAdmin();
  const items = await listFaqItemsNow(client);
  const newestFirst = items.toSorted((a, b) => b.updated_at.localeCompare(a.updated_at));
  return <LastChanges changes={newestFirst.slice(0, SHOWN_CHANGES)} total={items.length} />;
}
