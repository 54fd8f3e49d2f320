import { redirect, RedirectType } from 'next/navigation';
import { EmptyState } from '@/components/states/empty-state';
import { Spinner } from '@/components/ui/spinner';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { listInfoPages } from '@/lib/pages/website-content';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { InfoHeading } from './_components/info-layout';

export async function generateMetadata() {
  const { title, description } = (await words()).info.info;
  const language = await currentLanguage();
  return pageMetadata({ title, description, path: paths.infoIndex, language });
}

/** Redirects to the first visible page. */
export default async function InfoIndexPage() {
  const { info } = (await words()).info;
  const language = await currentLanguage();
  const pages = await skipDuringBuildOutage(() => listInfoPages(language));
  const first = pages?.[0];
  if (first) redirect(localPath(first.language, paths.info(first.slug)), RedirectType.replace);
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 pb-section xl:pt-16">
        <InfoHeading title={info.title} />
        <div className="mt-10 max-w-measure">
          {pages ? (
            <EmptyState message={info.none} />
          ) : (
            <SiteLink href={paths.infoIndex} className="inline-flex min-h-11 items-center">
              <Spinner label={info.loading} />
            </SiteLink>
          )}
        </div>
      </div>
    </div>
  );
}
