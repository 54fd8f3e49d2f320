import Link from 'next/link';
import { SlowNavigation } from '@/components/layout/slow-navigation';
import { positions as copy } from '@/content/careers';
import { paths } from '@/lib/paths';
import { formatDay } from '@/lib/text/format-day';
import styles from './job-cards.module.css';

/** What the list shows of a position. */
export interface JobSummary {
  id: string;
  title: string;
  department: string;
  location: string;
  type: string;
  created_at: string;
  preview: string;
}

/** The open positions in two columns; the whole card leads to the position. */
export function JobCards({ jobs }: { jobs: readonly JobSummary[] }) {
  return (
    <ul className={styles.cards}>
      {jobs.map((job) => (
        <li key={job.id} className={styles.card}>
          <p className={styles.top}>
            <span>{job.department}</span>
            <span>
              {copy.posted} <time dateTime={job.created_at}>{formatDay(job.created_at)}</time>
            </span>
          </p>
          <h3 className="text-h3">
            <Link href={paths.job(job.id)} className={styles.link}>
              {job.title}
              <SlowNavigation href={paths.job(job.id)} />
            </Link>
          </h3>
          <p className="mt-3 line-clamp-3 text-muted-foreground">{job.preview}</p>
          <p className={styles.facts}>
            <span>{job.location}</span>
            <span>{job.type}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
