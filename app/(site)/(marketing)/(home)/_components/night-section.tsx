import type { CSSProperties } from 'react';
import { night, type NightRow } from '@/content/home';
import { palette } from '@/lib/palette';
import { cn } from '@/lib/utils';
import styles from './night-section.module.css';

const { dawn } = night;

/** The passage from night to morning: ten messages, each line a little lighter, and their sum at first light. */
export function NightSection() {
  return (
    <section data-theme="dark" aria-labelledby="night-title">
      <div data-reveal className={cn(styles.line, 'pt-section')}>
        <div className={cn(styles.story, 'pb-10 md:pb-14')}>
          <h2 id="night-title" className="text-h2">
            {night.title}
          </h2>
          <p className="mt-5 max-w-[36em] text-muted-foreground">{night.lead}</p>
        </div>
      </div>
      <ol aria-label={night.rowsTitle}>
        {night.rows.map((row, later) => (
          <NightMessage key={row.time} {...row} later={later} />
        ))}
      </ol>
      <p className={cn(styles.line, styles.ruled, 'bg-primary text-primary-foreground')}>
        <span className={cn(styles.sum, styles.hour)}>
          <time className="block font-display text-h2 font-semibold">{dawn.time}</time>
          {dawn.label}
        </span>
        <span className={cn(styles.story, styles.sum, 'font-display text-h2 font-semibold')}>
          <span className="block">{dawn.lines[0]}</span>{' '}
          <span className="block">{dawn.lines[1]}</span>
        </span>
      </p>
    </section>
  );
}

// From the middle of the night to the hour before sunrise.
const skies = Object.values(palette.sky);

/** One message of the night. The tag of a message that waits for the host hangs at an angle. */
function NightMessage({ time, door, text, waits, later }: NightRow & { later: number }) {
  return (
    <li
      className={cn(styles.line, styles.ruled, styles.message)}
      style={{ '--later': later, background: skies[later] } as CSSProperties}
    >
      <time>{time}</time> <b className={styles.door}>{`Door ${door}`}</b>{' '}
      <span className={styles.asked}>{text}</span>{' '}
      <span className={waits ? styles.waiting : styles.answered}>
        {waits ? night.waits : night.answered}
      </span>
    </li>
  );
}
