import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { job as copy } from '@/content/careers';
import { paths } from '@/lib/paths';
import { formatDay } from '@/lib/text/format-day';
import { Eyebrow } from '../eyebrow';
import { FreePeg } from './coat-rail';
import { JobDescription } from './job-description';
import styles from './job-letter.module.css';
import { JobRequirements } from './job-requirements';

interface JobLetterProps {
  job: {
    title: string;
    department: string;
    location: string;
    type: string;
    description: string;
    requirements: string;
    created_at: string;
  };
  /** The way to apply, below the letter. */
  children: ReactNode;
}

/** A position as a letter, with its facts in the ledger column. */
export function JobLetter({ job, children }: JobLetterProps) {
  return (
    <div data-theme="light" className={styles.page}>
      <FreePeg className={styles.peg} />
      <BackLink href={paths.careers} className="mb-5">
        {copy.back}
      </BackLink>
      <Eyebrow {...copy.eyebrow} />
      <h1 className="max-w-[12em] text-h1 wrap-anywhere">{job.title}</h1>
      <div className={styles.columns}>
        <dl className={styles.facts}>
          <Fact name={copy.facts.department}>{job.department}</Fact>
          <Fact name={copy.facts.location}>{job.location}</Fact>
          <Fact name={copy.facts.type}>{job.type}</Fact>
          <Fact name={copy.facts.posted}>
            <time dateTime={job.created_at}>{formatDay(job.created_at)}</time>
          </Fact>
        </dl>
        <div className={styles.letter}>
          <section aria-labelledby="about-the-role">
            <h2 id="about-the-role">{copy.about}</h2>
            <JobDescription description={job.description} />
          </section>
          <JobRequirements requirements={job.requirements} />
          {children}
        </div>
      </div>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
