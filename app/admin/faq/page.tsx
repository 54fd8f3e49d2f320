import { Suspense } from 'react';
import { AdminHeading } from '@/components/admin/admin-heading';
import { FaqManager } from '@/components/admin/faq-manager';
import { FaqTableSkeleton } from '@/components/admin/faq-table-skeleton';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listFaqItemsNow } from '@/lib/data/faq-items';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { deleteFaq, saveFaq } from './actions';

export const metadata = pageMetadata({
  title: adminCopy.faq.title,
  description: 'Create, edit and delete the questions and answers of the help page.',
  path: paths.adminFaq,
  hidden: true,
});

export default function FaqManagementPage() {
  return (
    <Suspense fallback={<FaqManagementSkeleton />}>
      <FaqManagement />
    </Suspense>
  );
}

/** The page before its rows are there: everything stands where it will stand. */
function FaqManagementSkeleton() {
  const { title, lead, add } = adminCopy.faq;
  return (
    <>
      <AdminHeading title={title} lead={lead}>
        <Button disabled>{add}</Button>
      </AdminHeading>
      <FaqTableSkeleton />
    </>
  );
}

async function FaqManagement() {
  const { client } = await requireAdmin();
  return <FaqManager items={await listFaqItemsNow(client)} save={saveFaq} remove={deleteFaq} />;
}
