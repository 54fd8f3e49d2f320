import { SectionHeading } from '@/components/sections/section-heading';
import { StatusTag } from '@/components/sections/status-tag';
import { story } from '@/content/about';
import styles from './story-section.module.css';

/** The company's story in three rows, beside the product's key sentence. */
export function StorySection() {
  return (
    <section data-theme="light" aria-labelledby="story-title" className={styles.story}>
      <div className={styles.storyWords}>
        <SectionHeading id="story-title" {...story} className="max-w-[9.5em]" />
        <ol className={styles.ledger}>
          {story.rows.map(({ when, title, text }) => (
            <li key={when}>
              <span className={styles.when}>{when}</span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-measure">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div data-theme="dark" className={styles.sentence}>
        <div className={styles.hangs}>
          <figure className={`hanging-tag ${styles.hanging}`}>
            <blockquote>
              <p>{story.sentence.text}</p>
            </blockquote>
            <figcaption>
              <StatusTag status="asking" className="before:bg-asking-surface">
                {story.sentence.status}
              </StatusTag>
            </figcaption>
          </figure>
        </div>
      </div>
    </section>
  );
}
