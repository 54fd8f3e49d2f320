import Link from 'next/link';
import { buttonVariants } from '@/components/ui/button-variants';
import { life as copy } from '@/content/careers';
import { paths } from '@/lib/paths';
import { Lamp } from '../hero/lamp';
import { Eyebrow } from '../eyebrow';
import styles from './life-section.module.css';

/** A week as a ledger, and the desk that nobody has to stay at. */
export function LifeSection() {
  return (
    <section data-theme="dark" aria-labelledby="life-title" className="overflow-x-clip">
      <div className={styles.life}>
        <div className={styles.lifeWords}>
          <Eyebrow {...copy.eyebrow} />
          <h2 id="life-title" className="text-h2">
            {copy.title}
          </h2>
          <p className="mt-5 max-w-[29.5em] text-lead text-moon-mist">{copy.text}</p>
        </div>
        <ol className={styles.week}>
          {copy.week.map(({ day, text }) => (
            <li key={day}>
              <b className="font-display font-semibold">{day}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
        <div className={styles.lifeEnd}>
          <Link href={paths.careers} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
            {copy.action}
          </Link>
        </div>
        <Lamp className={styles.desk} />
      </div>
    </section>
  );
}
