import { featuresGrid, type Feature } from '@/content/home/features';
import { Eyebrow } from '../eyebrow';
import styles from './features-grid.module.css';
import { PigeonholeScene } from './pigeonhole-scene';

/**
 * Eight pigeonholes of one rack, seen from one place; in each stands a scene of the product doing that thing. On phones
 * they are a row that snaps, which the keyboard reaches as well.
 */
export function FeaturesGrid() {
  return (
    <section
      id="features"
      data-theme="dark"
      aria-labelledby="features-title"
      className={styles.section}
    >
      <div data-reveal className="mx-auto max-w-page px-gutter pt-section pb-12 xl:pb-16">
        <Eyebrow {...featuresGrid.eyebrow} />
        <h2 id="features-title" className="max-w-[12.5em] text-h2 break-words">
          {featuresGrid.title}
        </h2>
      </div>
      <div role="group" aria-label={featuresGrid.scroller} tabIndex={0} className={styles.scroller}>
        <ul className={styles.rack}>
          {featuresGrid.features.map((feature, index) => (
            <Pigeonhole key={feature.scene} feature={feature} number={index + 1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Pigeonhole({ feature, number }: { feature: Feature; number: number }) {
  return (
    <li className={styles.hole}>
      <div className={styles.scene}>
        <PigeonholeScene scene={feature.scene} />
      </div>
      <div className={styles.label}>
        <span
          aria-hidden="true"
          className="row-span-2 font-display text-[1.25rem] font-semibold text-muted-foreground tabular-nums"
        >
          {number}
        </span>
        <h3 className="text-[1.375rem] leading-tight tracking-[-0.015em]">{feature.title}</h3>
        <p className="mt-1.5 text-balance text-muted-foreground">{feature.text}</p>
      </div>
    </li>
  );
}
