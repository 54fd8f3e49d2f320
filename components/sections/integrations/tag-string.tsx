import type { CSSProperties } from 'react';
import { connectedSystems, type Provider } from '@/content/integrations';
import { cn } from '@/lib/utils';
import styles from './tag-string.module.css';

/** Tags on one slack string: connected systems in green, the others still blank. */
export function TagString({ providers }: { providers: readonly Provider[] }) {
  return (
    <div className={cn(styles.string, 'col-span-full xl:col-span-9')}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className={styles.slack}
      >
        <path d="M0 0q50 200 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className={styles.tags}>
        {providers.map(({ name, code, status }, index) => (
          <li key={code} style={{ '--slack': slackAt(index, providers.length) } as CSSProperties}>
            <span className={cn(styles.tag, status === 'active' && styles.connected)}>
              <b className="font-display text-body leading-tight font-semibold sm:text-h4">
                {name}
              </b>{' '}
              <span className="text-small leading-tight">{connectedSystems.status[status]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

// How far the string has sunk where a tag hangs, as a part of what it sinks in the middle.
function slackAt(index: number, count: number): number {
  const place = (index + 0.5) / count;
  return Number((4 * place * (1 - place)).toFixed(3));
}
