import { Drawing } from '@/components/illustrations/drawing';
import type { Words } from '@/content/languages';
import { SectionHeading } from '../section-heading';
import analytics from './drawings/analytics.svg';
import escalation from './drawings/escalation.svg';
import hours from './drawings/hours.svg';
import languages from './drawings/languages.svg';
import notes from './drawings/notes.svg';
import onboarding from './drawings/onboarding.svg';
import simulator from './drawings/simulator.svg';
import whatsapp from './drawings/whatsapp.svg';
import styles from './features-grid.module.css';

const drawings = {
  escalation,
  whatsapp,
  analytics,
  hours,
  languages,
  notes,
  onboarding,
  simulator,
};

/**
 * Eight features, each with a drawing of the product doing it, in cells like those of one rack. On phones they are a row
 * that snaps, which the keyboard reaches as well.
 */
export function FeaturesGrid({ words }: { words: Words['home'] }) {
  const { featuresGrid } = words;
  return (
    <section
      id="features"
      data-theme="dark"
      aria-labelledby="features-title"
      className="@container bg-night-deep"
    >
      <div data-reveal className="mx-auto max-w-page px-gutter pt-section pb-12 xl:pb-16">
        <SectionHeading id="features-title" {...featuresGrid} className="max-w-[12.5em]" />
      </div>
      <div role="group" aria-label={featuresGrid.scroller} tabIndex={0} className={styles.scroller}>
        <ul className={styles.grid}>
          {featuresGrid.features.map(({ title, text, drawing }, index) => (
            <li key={drawing} className={styles.cell}>
              <div className={styles.drawing}>
                <Drawing file={drawings[drawing]} />
              </div>
              <div data-number={index + 1} className={styles.label}>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
