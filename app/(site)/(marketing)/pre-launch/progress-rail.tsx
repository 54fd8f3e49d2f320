import { questions, survey as copy } from '@/content/survey';
import styles from './survey.module.css';

/** How far the survey has come, in words and as a rail. The words are announced when they change. */
export function ProgressRail({ step, percent }: { step: number; percent: number }) {
  const place =
    step > questions.length
      ? `${questions.length} of ${questions.length} answered`
      : `Question ${step} of ${questions.length}`;
  return (
    <>
      <p
        role="status"
        className="flex justify-between gap-4 pb-2 text-small font-semibold tabular-nums"
      >
        <span>{place}</span> <span>{percent} %</span>
      </p>
      <div
        role="progressbar"
        aria-label={copy.progress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles.rail}
      >
        <div style={{ width: `${percent}%` }} />
      </div>
    </>
  );
}
