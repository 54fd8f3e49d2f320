import type { Metadata } from 'next';
import { JobLetter } from '@/components/sections/careers/job-letter';
import { JsonLd } from '@/components/seo/json-ld';
import { FailureToast } from '@/components/states/failure-toast';
import { ErrorState } from '@/components/states/error-state';
import { job as copy } from '@/content/careers';
import { currentDate } from '@/lib/data/current-date';
import { getJobOpening, listJobOpenings } from '@/lib/data/job-openings';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { MISSING_JOB, paths } from '@/lib/paths';
import { uuidSchema } from '@/lib/schemas/uuid';
import { breadcrumbs } from '@/lib/seo/breadcrumbs';
import { describeJob } from '@/lib/seo/describe-job';
import { jobPosting } from '@/lib/seo/job-posting';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { apply } from './actions';
import { Application } from './_components/application';
import { JobFrame } from './job-frame';
import { JobNotFound } from './job-not-found';

type JobPageProps = { params: Promise<{ jobId: string }> };

/** The pages of the open positions, and the one that stands for every other id. */
export async function generateStaticParams() {
  const list = await skipDuringBuildOutage(() => listJobOpenings());
  const ids = list?.openings.map(({ id }) => id) ?? [];
  return [MISSING_JOB, ...ids].map((jobId) => ({ jobId }));
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await readJob(params);
  return job
    ? pageMetadata({
        title: job.title,
        description: describeJob(job),
        path: paths.job(job.id),
        cardName: `careers/${job.id}`,
      })
    : pageMetadata({
        title: copy.missing.replace(/\.$/, ''),
        description: 'This position is not open. The positions that are stand on the careers page.',
        path: paths.careers,
        hidden: true,
      });
}

export default async function JobPage({ params }: JobPageProps) {
  const job = await readJob(params);
  if (job === null) return <JobNotFound />;
  if (job === undefined) {
    return (
      <JobFrame>
        <h1 className="mb-8 text-h1">{copy.eyebrow.label}</h1>
        <ErrorState message={copy.error} />
        <FailureToast title={copy.errorToast} />
      </JobFrame>
    );
  }
  return (
    <>
      <JsonLd data={jobPosting(job, await currentDate())} />
      <JsonLd data={breadcrumbs([paths.careers, 'Careers'], [paths.job(job.id), job.title])} />
      <JobLetter job={job}>
        <Application
          action={apply}
          job={{ id: job.id, title: job.title }}
          careersEmail={settings().careersEmail}
        />
      </JobLetter>
    </>
  );
}

/** The position, null when there is none, undefined when a build could not ask. */
async function readJob(params: JobPageProps['params']) {
  const id = uuidSchema.safeParse((await params).jobId);
  return id.success ? skipDuringBuildOutage(() => getJobOpening(id.data)) : null;
}
