import { Suspense } from 'react';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listChanges } from '@/lib/data/collections';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from './_components/heading';
import { InboxSummary, InboxSummarySkeleton } from './_components/inbox-summary';
import { LastChanges, LastChangesSkeleton } from './_components/last-changes';

const SHOWN_CHANGES = 10;

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
      <Suspense fallback={<InboxSummarySkeleton />}>
        <InboxSummary />
      </Suspense>
      <Suspense fallback={<LastChangesSkeleton rows={SHOWN_CHANGES} />}>
        <NewestChanges />
      </Suspense>
    </>
  );
}

async function NewestChanges() {
  const { client } = await requireAdmin();
  return <LastChanges changes={await listChanges(client, { limit: SHOWN_CHANGES })} />;
}
