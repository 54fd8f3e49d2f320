import { team } from '@/content/about';
import { SampleStamp } from '../sample-stamp';
import styles from './team.module.css';

/** The three founders as tags on one rail, their initials for a face. */
export function Founders() {
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
