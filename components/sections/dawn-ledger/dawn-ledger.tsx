import { night } from '@/content/home/night';
import { cn } from '@/lib/utils';
import styles from './dawn-ledger.module.css';
import { NightLine } from './night-line';

const { dawn } = night;

/** The passage from the night to the morning: ten messages, line by line, until there is light, and the sum. */
export function DawnLedger() {
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
        {night.rows.map((row) => (
          <NightLine key={row.time} row={row} />
        ))}
      </ol>
      <div className="bg-brass text-night">
        <p className={cn(styles.line, styles.ruled)}>
          <span className={cn(styles.sum, styles.hour)}>
            <time className="block font-display text-h2 font-semibold">{dawn.time}</time>
            {dawn.label}
          </span>
          <span className={cn(styles.story, styles.sum, 'font-display text-h2 font-semibold')}>
            <span className="block">{dawn.lines[0]}</span>{' '}
            <span className="block">{dawn.lines[1]}</span>
          </span>
        </p>
      </div>
    </section>
  );
}
