import type { CSSProperties } from 'react';
import type { Words } from '@/content/languages';
import { palette } from '@/lib/palette';
import { fillIn } from '@/lib/text/fill-in';
import { cn } from '@/lib/utils';
import styles from './night-section.module.css';

/** The passage from night to morning: ten messages, each line a little lighter, and their sum at first light. */
export function NightSection({ words }: { words: Words['home'] }) {
  const { night, hero } = words;
  const { dawn } = night;
  return (
    <section data-theme="dark" aria-labelledby="night-title">
      <div data-reveal className={cn(styles.line, 'pt-section')}>
        <div className={cn('col-span-full pb-10 md:pb-14', styles.story)}>
          <h2 id="night-title" className="text-h2">
            {night.title}
          </h2>
          <p className="mt-5 max-w-[32em] text-muted-foreground">{night.lead}</p>
        </div>
      </div>
      <ol aria-label={night.rowsTitle}>
        {night.rows.map((row, later) => (
          <NightMessage key={row.time} row={row} later={later} night={night} doorName={hero.door} />
        ))}
      </ol>
      <p className={cn(styles.line, styles.ruled, 'bg-primary text-primary-foreground')}>
        <span className={cn('col-span-full text-balance', styles.sum, styles.hour)}>
          <time className="block font-display text-h2 font-semibold">{dawn.time}</time>
          {dawn.label}
        </span>
        <span
          className={cn(
            'col-span-full font-display text-h2 font-semibold text-balance',
            styles.story,
            styles.sum,
          )}
        >
          <span className="block">{dawn.lines[0]}</span>{' '}
          <span className="block">{dawn.lines[1]}</span>
        </span>
      </p>
    </section>
  );
}

// The colours from the middle of the night to the hour before sunrise.
const skies = Object.values(palette.sky);

interface NightMessageProps {
  row: Words['home']['night']['rows'][number];
  later: number;
  night: Words['home']['night'];
  doorName: string;
}

/** One message of the night. The tag of a message that waits for the host hangs at an angle. */
function NightMessage({ row, later, night, doorName }: NightMessageProps) {
  const { time, door, text, waits } = row;
  return (
    <li
      className={cn(styles.line, styles.ruled, styles.message)}
      style={{ '--later': later, background: skies[later] } as CSSProperties}
    >
      <time className="font-display font-semibold">{time}</time>{' '}
      <b className={cn('text-small font-semibold', styles.door)}>{fillIn(doorName, { door })}</b>{' '}
      <span
        className={cn(
          'font-display leading-[1.2] font-medium text-balance wrap-anywhere',
          styles.asked,
        )}
      >
        {text}
      </span>{' '}
      <span
        className={cn('text-small', waits ? ['font-semibold', styles.waiting] : styles.answered)}
      >
        {waits ? night.waits : night.answered}
      </span>
    </li>
  );
}
