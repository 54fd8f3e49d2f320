import { JobCards, type JobSummary } from '@/components/sections/careers/job-cards';
import { FailureToast } from '@/components/states/failure-toast';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { positions as copy } from '@/content/careers';
import { previewOf } from '@/lib/text/job-description';

type Opening = Omit<JobSummary, 'preview'> & { description: string };

/** The open positions, or the sentence that there are none. */
export function JobList({ openings, hasMore }: { openings: Opening[]; hasMore: boolean }) {
  if (openings.length === 0) return <EmptyState message={copy.empty} />;
  const jobs = openings.map(({ description, ...job }) => ({
    ...job,
    preview: previewOf(description),
  }));
  return (
    <>
      <JobCards jobs={jobs} />
      {hasMore ? <p className="mt-6 text-muted-foreground">{copy.more(jobs.length)}</p> : null}
    </>
  );
}

/** The positions could not be read while the site was built. The next visitor's request reads them. */
export function JobsUnread() {
  return (
    <>
      <ErrorState message={copy.error} />
      <FailureToast title={copy.errorToast} />
    </>
  );
}
