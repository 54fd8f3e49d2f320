import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { about } from '@/content/about';
import styles from './about-hero.module.css';
import houseAtNight from './house-at-night.svg';

/** The page's heading beside a drawing of the house at night. */
export function AboutHero() {
  return (
    <section data-theme="dark" className="overflow-x-clip">
      <div className={styles.hero}>
        <div className={styles.heroWords}>
          <Eyebrow {...about.eyebrow} />
          <h1 className="max-w-[7.5em] text-h1">{about.title}</h1>
          <p className="mt-auto max-w-[30rem] pt-6 text-lead text-on-surface-muted">{about.lead}</p>
        </div>
        <div className={styles.view}>
          <Drawing
            file={houseAtNight}
            preserveAspectRatio="xMidYMax meet"
            className={styles.house}
          />
        </div>
      </div>
    </section>
  );
}
