import { Suspense } from 'react';
import { buttonVariants } from '@/components/ui/button';
import { adminCopy } from '@/content/admin';
import { OWNER } from '@/lib/desk/rights';
import { requireAdmin } from '@/lib/auth/require-admin';
import { deskPaths } from '@/lib/desk-paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { AdminHeading } from '../_components/heading';
import { ListSkeleton } from '../_components/list';

const copy = adminCopy.contentFile;

/** Nothing here is prerendered, as in the layout. */
export const instant = false;

export const metadata = pageMetadata({
  title: copy.title,
  description: 'All content of the site as one file.',
  path: deskPaths.contentFile,
  hidden: true,
});

export default function ContentFilePage() {
  return (
    <Suspense fallback={<ListSkeleton label={adminCopy.collection.loading} />}>
      <OwnersPage />
    </Suspense>
  );
}

async function OwnersPage() {
  await requireAdmin(OWNER);
  return (
    <>
      <AdminHeading title={copy.title} lead={copy.lead} />
      <section aria-labelledby="save" className="max-w-3xl border-t-[1.5px] border-foreground pt-6">
        <h2 id="save" className="text-h3">
          {copy.save}
        </h2>
        <p className="mt-2 mb-4">{copy.saveLead}</p>
        <p className="mb-4">{copy.wayBack}</p>
        {/* A file, not a page of the application. */}
        <a href={deskPaths.contentFileItself} download className={buttonVariants()}>
          {copy.saveAction}
        </a>
      </section>
    </>
  );
}
