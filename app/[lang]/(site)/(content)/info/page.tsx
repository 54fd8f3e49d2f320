import Link from 'next/link';
import { redirect, RedirectType } from 'next/navigation';
import { EmptyState } from '@/components/states/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { info } from '@/content/en/info';
import { listInfoPages } from '@/lib/pages/website-content';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { InfoHeading } from './_components/info-layout';

export const metadata = pageMetadata({
  title: info.title,
  description: info.description,
  path: paths.infoIndex,
});

/** Redirects to the first visible page. */
export default async function InfoIndexPage() {
  const pages = await skipDuringBuildOutage(() => listInfoPages());
  if (pages?.[0]) redirect(paths.info(pages[0].slug), RedirectType.replace);
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <InfoHeading title={info.title} />
        <div className="mt-10 max-w-measure">
          {pages ? (
            <EmptyState message={info.none} />
          ) : (
            <Link href={paths.infoIndex} className="inline-flex min-h-11 items-center">
              <Spinner label={info.loading} />
            </Link>
          )}
        </div>
      </div>
    </div>
  );
}
