import type { ReactNode } from 'react';
import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import type { getJobOpening } from '@/lib/careers/job-openings';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { EmptyPeg } from '../../_components/coat-rail';

/** There is no such position, or it is closed; in another language, perhaps there is in English. */
export async function JobNotFound({
  original,
}: {
  original: Awaited<ReturnType<typeof getJobOpening>>;
}) {
  const { job: copy } = (await words()).careers;
  return (
    <InsteadOfJob>
      <Missing />
      <h1 className="max-w-[12em] text-h1">{copy.missing}</h1>
      <PageInEnglish
        page={original && { path: paths.job(addressKey(original)), title: original.title }}
        className="mt-6"
      />
    </InsteadOfJob>
  );
}

/** The position could not be read while the site was built. The next request reads it. */
export async function JobFailed() {
  const { job: copy } = (await words()).careers;
  return (
    <InsteadOfJob>
      <h1 className="mb-8 text-h1">{copy.eyebrow.label}</h1>
      <ErrorState message={copy.error} />
      <FailureToast title={copy.errorToast} />
    </InsteadOfJob>
  );
}

/** The layout for a position that cannot be shown, with a link to the list. */
async function InsteadOfJob({ children }: { children: ReactNode }) {
  const { job: copy } = (await words()).careers;
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter pb-section"
    >
      <EmptyPeg className="col-span-5 w-full max-w-56 sm:col-span-4 xl:col-span-3" />
      <div className="col-span-full xl:col-span-8 xl:pt-16">
        {children}
        <SiteLink href={paths.careers} className={`${buttonVariants({ variant: 'tag' })} mt-8`}>
          {copy.return}
        </SiteLink>
      </div>
    </div>
  );
}
