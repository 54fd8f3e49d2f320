import type { Metadata } from 'next';
import { PreviewBar } from '@/components/layout/preview-bar';
import { JsonLd } from '@/components/seo/json-ld';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import { getJobOpening, listJobOpenings, previewJobOpening } from '@/lib/careers/job-openings';
import { jobHead, jobPosting } from '@/lib/careers/job-posting';
import { settings } from '@/lib/env/env';
import { slugOf } from '@/lib/forms/fields';
import { currentLanguage } from '@/lib/languages/current-language';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { storedPage } from '@/lib/rows/stored-page';
import { breadcrumbs } from '@/lib/seo/json-ld';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { currentDate } from '@/lib/text/current-date';
import { Application } from './_components/application';
import { JobLetter } from './_components/job-letter';
import { JobFailed, JobNotFound } from './_components/no-job';
import { apply } from './actions';

type JobPageProps = { params: Promise<{ jobId: string }> };

const stored = storedPage({
  address: paths.job,
  keyOf: slugOf,
  get: getJobOpening,
  preview: previewJobOpening,
  list: async (language) => (await listJobOpenings(language)).openings,
  rowKey: addressKey,
});

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  return (await stored.keys(params)).map((jobId) => ({ jobId }));
}

export async function generateMetadata({ params }: JobPageProps): Promise<Metadata> {
  const job = await stored.read((await params).jobId);
  if (!job) return missingPageMetadata((await words()).careers.job.missing.replace(/\.$/, ''));
  return stored.metadata(job, jobHead(job));
}

export default async function JobPage({ params }: JobPageProps) {
  const { careers: texts, navigation } = await words();
  const { application, careers } = texts;
  const language = await currentLanguage();
  const { jobId } = await params;
  const job = await stored.read(jobId);
  if (job === null) return <JobNotFound original={await stored.leadOnOrOriginal(jobId)} />;
  if (!job) return <JobFailed />;
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
          [paths.job(addressKey(job)), job.title],
        )}
      />
      <JobLetter job={job}>
        <Application
          action={apply}
          // An application is for the position, in any language.
          job={{ id: job.original_id, title: job.title }}
          careersEmail={settings().careersEmail}
          words={application}
          buttons={{
            tag: buttonVariants({ variant: 'tag', size: 'lg' }),
            outline: buttonVariants({ variant: 'outline', size: 'lg' }),
          }}
        />
      </JobLetter>
    </>
  );
}
