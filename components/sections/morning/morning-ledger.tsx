import { morning, statusLabels } from '@/content/home';
import { StatusTag } from '../status-tag';
import styles from './morning.module.css';

const { left } = morning;

/** The night, row by row; the last row is the question that waits for the host. */
export function MorningLedger() {
  return (
    <ol aria-label={morning.ledgerTitle} className={styles.ledger}>
      {morning.rows.map(({ time, door, text, status }) => (
        <li key={time} className={styles.row}>
          <time className="font-semibold">{time}</time>
          <b className="font-semibold">{`Door ${door}`}</b>
          <span className={styles.text}>{text}</span>
          <StatusTag status={status} light>
            {statusLabels[status]}
          </StatusTag>
        </li>
      ))}
      <li className={styles.left}>
        <time className="font-semibold">{left.time}</time>
        <p className="font-display text-h3 font-medium">
          {`Door ${left.door} ${left.text} `}
          <b className="font-bold sm:inline-block">{left.reply}</b>
        </p>
      </li>
    </ol>
  );
}
