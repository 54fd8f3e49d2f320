import { team } from '@/content/about';
import { Eyebrow } from '../eyebrow';
import styles from './team.module.css';
import { Founders } from './founders';

/** Who works here. */
export function TeamSection() {
  return (
    <section data-theme="light" aria-labelledby="team-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-section">
        <div data-reveal className={styles.team}>
          <div>
            <Eyebrow {...team.eyebrow} />
            <h2 id="team-title" className="max-w-[10em] text-h2">
              {team.title}
            </h2>
          </div>
          <div className="max-w-[34rem] self-end">
            {team.paragraphs.map((paragraph) => (
              <p key={paragraph} className="not-first:mt-4">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        <Founders />
      </div>
    </section>
  );
}
