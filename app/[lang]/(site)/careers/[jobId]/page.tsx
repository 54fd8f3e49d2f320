import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { fieldMessages } from '@/components/forms/field-messages';
import { PreviewBar } from '@/components/layout/preview-bar';
import { JsonLd } from '@/components/seo/json-ld';
import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { readPreview } from '@/lib/auth/read-preview';
import { currentDate } from '@/lib/text/current-date';
import { getJobOpening, listJobOpenings, previewJobOpening } from '@/lib/careers/job-openings';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { settings } from '@/lib/env/env';
import { defaultLanguage, isLanguage } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { originalOf } from '@/lib/languages/original-page';
import { addressesOf } from '@/lib/languages/translations';
import { paths } from '@/lib/paths';
import { uuidSchema } from '@/lib/forms/fields';
import { leadOn } from '@/lib/redirects/redirects';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { jobHead, jobPosting } from '@/lib/careers/job-posting';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { EmptyPeg } from '../_components/coat-rail';
import { Application } from './_components/application';
import { JobLetter } from './_components/job-letter';
import { apply } from './actions';

type JobPageProps = { params: Promise<{ jobId: string }> };

/** The open positions; the framework wants one address also where there are none. */
export async function generateStaticParams({ params }: { params: { lang: string } }) {
  const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
  const list = await skipDuringBuildOutage(() => listJobOpenings(language));
  const own = list?.openings.filter((job) => job.language === language) ?? [];
  const ids = own.map(({ id }) => id);
  return ['none', ...ids].map((jobId) => ({ jobId }));
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await readJob(params);
  if (!job) return missingPageMetadata((await words()).careers.job.missing.replace(/\.$/, ''));
  return pageMetadata({
    ...jobHead(job),
    hidden: 'isPreview' in job,
    language: await currentLanguage(),
    alternates: addressesOf(job.alternates, paths.job),
  });
}

export default async function JobPage({ params }: JobPageProps) {
  const { careers: texts, navigation } = await words();
  const { application, careers } = texts;
  const language = await currentLanguage();
  const job = await readJob(params);
  if (job === null) {
    const { jobId } = await params;
    await leadOn(localPath(language, paths.job(jobId)));
    const id = uuidSchema.safeParse(jobId);
    const original = await originalOf(id.data ?? '', language, paths.job, async () =>
      id.success ? skipDuringBuildOutage(() => getJobOpening(id.data)) : null,
    );
    return <JobNotFound original={original} />;
  }
  if (job === undefined) return <JobFailed />;
  const posting = jobPosting(job, await currentDate());
  return (
    <>
      {'isPreview' in job ? <PreviewBar collection="positions" id={job.id} /> : null}
      {posting ? <JsonLd data={posting} /> : null}
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.careers, careers.eyebrow.label],
          [paths.job(job.id), job.title],
        )}
      />
      <JobLetter job={job}>
        <Application
          action={apply}
          // An application is for the position, in whichever language it was read.
          job={{ id: job.original_id, title: job.title }}
          careersEmail={settings().careersEmail}
          words={application}
          {...await fieldMessages()}
          buttons={{
            tag: buttonVariants({ variant: 'tag', size: 'lg' }),
            outline: buttonVariants({ variant: 'outline', size: 'lg' }),
          }}
        />
      </JobLetter>
    </>
  );
}

/** The position, null if it does not exist or is closed, undefined if it could not be read during the build. */
async function readJob(params: JobPageProps['params']) {
  const id = uuidSchema.safeParse((await params).jobId);
  const language = await currentLanguage();
  if (!id.success) return null;
  const job = await skipDuringBuildOutage(() => getJobOpening(id.data, language));
  return job === null ? readPreview((client) => previewJobOpening(client, id.data)) : job;
}

async function JobNotFound({ original }: { original: Awaited<ReturnType<typeof getJobOpening>> }) {
  const { job: copy } = (await words()).careers;
  return (
    <InsteadOfJob>
      <Missing />
      <h1 className="max-w-[12em] text-h1">{copy.missing}</h1>
      <PageInEnglish
        page={original && { path: paths.job(original.id), title: original.title }}
        className="mt-6"
      />
    </InsteadOfJob>
  );
}

async function JobFailed() {
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
