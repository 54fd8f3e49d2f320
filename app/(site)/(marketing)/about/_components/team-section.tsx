import { SectionHeading } from '@/components/sections/section-heading';
import { SampleStamp } from '@/components/sections/sample-stamp';
import { team } from '@/content/about';
import styles from './team-section.module.css';

/** The team, and the three founders. */
export function TeamSection() {
  return (
    <section data-theme="light" aria-labelledby="team-title" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-section">
        <div data-reveal className={styles.team}>
          <div>
            <SectionHeading id="team-title" {...team} className="max-w-[10em]" />
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

// The founders as tags on one rail, with initials in place of portraits.
function Founders() {
  return (
    <div className={styles.rail}>
      <h3 className="sr-only">{team.foundersTitle}</h3>
      <ul className={styles.founders}>
        {team.founders.map(({ initials, name, role, text }) => (
          <li key={initials}>
            <span aria-hidden="true" className={styles.avatar}>
              <span>{initials}</span>
            </span>
            <div className={styles.founder}>
              <h4 className="text-h3">{name}</h4>
              <p className="text-muted-foreground">{role}</p>
              <p className="mt-2 max-w-[24rem]">{text}</p>
              <SampleStamp className="mt-3">{team.sample}</SampleStamp>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
