import Link from 'next/link';
import { SlowNavigation } from '@/components/layout/slow-navigation';
import { SectionHeading } from '@/components/sections/section-heading';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { FailureToast } from '@/components/states/failure-toast';
import { buttonVariants } from '@/components/ui/button';
import { positions as copy } from '@/content/careers';
import { paths } from '@/lib/paths';
import { formatDay } from '@/lib/format';
import { previewOf } from '@/lib/html/plain-text';
import styles from './positions-section.module.css';

interface Opening {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  description: string;
  created_at: string;
}

interface PositionsSectionProps {
  /** Undefined if the positions could not be read during the build. The next visit reads them again. */
  list: { openings: Opening[]; hasMore: boolean } | undefined;
  /** The address for applications without a position. */
  email: string;
}

/** The open positions, and a mail link for a general application. */
export function PositionsSection({ list, email }: PositionsSectionProps) {
  const { question, text, action, subject } = copy.general;
  return (
    <section
      id="positions"
      data-theme="light"
      aria-labelledby="positions-title"
      className="border-t"
    >
      <div className="mx-auto grid max-w-page grid-cols-12 gap-y-12 overflow-x-clip px-gutter py-section">
        <div className="col-span-full xl:col-span-3 xl:pr-10">
          <SectionHeading id="positions-title" {...copy} />
          <p className="mt-5">{copy.lead}</p>
        </div>
        <div className="col-span-full xl:col-span-9">
          {list ? <JobList {...list} /> : <JobsFailed />}
          <div className="mt-12 flex flex-wrap items-end justify-between gap-6 border-t-[1.5px] border-foreground pt-6">
            <p className="max-w-[24em]">
              <b className="block font-display text-h4 font-semibold">{question}</b> {text}
            </p>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              {action}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

function JobList({ openings, hasMore }: { openings: Opening[]; hasMore: boolean }) {
  if (openings.length === 0) return <EmptyState message={copy.empty} />;
  return (
    <>
      <ul className={styles.cards}>
        {openings.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
      {hasMore ? <p className="mt-6 text-muted-foreground">{copy.more(openings.length)}</p> : null}
    </>
  );
}

/** The whole card is a link to the position. */
function JobCard({ job }: { job: Opening }) {
  return (
    <li className={styles.card}>
      <p className={styles.top}>
        <span>{job.department}</span>
        <span>
          {copy.posted} <time dateTime={job.created_at}>{formatDay(job.created_at)}</time>
        </span>
      </p>
      <h3 dir="auto" className="text-h3">
        <Link href={paths.job(job.id)} className={styles.link}>
          {job.title}
          <SlowNavigation href={paths.job(job.id)} />
        </Link>
      </h3>
      <p dir="auto" className="mt-3 line-clamp-3 text-muted-foreground">
        {previewOf(job.description)}
      </p>
      <p className={styles.facts}>
        <span>{job.location}</span>
        <span>{job.type}</span>
      </p>
    </li>
  );
}

function JobsFailed() {
  return (
    <>
      <ErrorState message={copy.error} />
      <FailureToast title={copy.errorToast} />
    </>
  );
}
