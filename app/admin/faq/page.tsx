import { Suspense } from 'react';
import { Button } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { requireAdmin } from '@/lib/auth/require-admin';
import { listFaqItemsNow } from '@/lib/data/faq-items';
import { paths } from '@/lib/paths';
import { MOST_MOVABLE_ITEMS } from '@/lib/schemas/faq-item';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list-skeleton';
import { FaqManager } from './_components/faq-manager';

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

/** The page while its rows are read; nothing moves when they arrive. */
function FaqManagementSkeleton() {
  const { title, lead, add } = adminCopy.faq;
  return (
    <>
      <AdminHeading title={title} lead={lead}>
        <Button disabled>{add}</Button>
      </AdminHeading>
      <ListSkeleton label="Loading FAQ items" />
    </>
  );
}

async function FaqManagement() {
  const { client } = await requireAdmin();
  const items = await listFaqItemsNow(client);
  return <FaqManager items={items} isMovable={items.length <= MOST_MOVABLE_ITEMS} />;
}
