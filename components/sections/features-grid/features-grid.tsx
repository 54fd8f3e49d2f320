import { featuresGrid, type Feature } from '@/content/home';
import { Eyebrow } from '../eyebrow';
import { FeatureDrawing } from './feature-drawings';
import styles from './features-grid.module.css';

/**
 * Eight features, each with a drawing of the product doing it, in cells like those of one rack. On phones they are a row
 * that snaps, which the keyboard reaches as well.
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
        <ul className={styles.grid}>
          {featuresGrid.features.map((feature, index) => (
            <FeatureCell key={feature.drawing} {...feature} number={index + 1} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function FeatureCell({ title, text, drawing, number }: Feature & { number: number }) {
  return (
    <li className={styles.cell}>
      <div className={styles.drawing}>
        <FeatureDrawing name={drawing} />
      </div>
      <div data-number={number} className={styles.label}>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
