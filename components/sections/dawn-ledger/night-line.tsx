import { night, type NightRow } from '@/content/home/night';
import { cn } from '@/lib/utils';
import styles from './dawn-ledger.module.css';

/** One message of the night. A tag that waits for the host hangs crooked. */
export function NightLine({ row }: { row: NightRow }) {
  const { time, door, text, waits } = row;
  return (
    <li className={styles.row}>
      <p className={cn(styles.line, styles.ruled, styles.message)}>
        <time className="font-display text-[1.1875rem] font-semibold md:text-h3">{time}</time>{' '}
        <b className={cn(styles.door, 'text-small font-semibold')}>{`Door ${door}`}</b>{' '}
        <span
          className={cn(
            styles.asked,
            'font-display text-[1.1875rem] leading-[1.2] font-medium md:text-[1.3125rem] xl:text-h3',
          )}
        >
          {text}
        </span>{' '}
        <span
          data-waits={waits || undefined}
          className={cn(styles.status, 'text-small', waits && 'font-semibold')}
        >
          {waits ? night.waits : <span className="max-md:sr-only">{night.answered}</span>}
        </span>
      </p>
    </li>
  );
}
