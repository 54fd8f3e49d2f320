import type { CSSProperties } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import type { Words } from '@/content/languages';
import type { Provider } from '@/lib/providers/listed-providers';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import styles from './connected-systems.module.css';

/** The number that fits into one row on a wide screen. */
const MOST_TAGS = 6;

interface ConnectedSystemsProps {
  providers: readonly Provider[];
  words: Words['integrations'];
}

/** The booking systems that are connected, and the first of those in preparation. */
export function ConnectedSystems({ providers, words }: ConnectedSystemsProps) {
  const { connectedSystems: copy } = words;
  const isActive = ({ status }: Provider) => Number(status === 'active');
  const tags = [...providers].sort((a, b) => isActive(b) - isActive(a)).slice(0, MOST_TAGS);
  return (
    <section data-theme="light" aria-labelledby="connected-title" className="border-t">
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter py-16 xl:py-20"
      >
        <div className="col-span-full xl:col-span-3 xl:pr-8">
          <h2
            id="connected-title"
            className="text-[clamp(1.75rem,2.4vw,2.25rem)] leading-[1.1] tracking-[-0.02em]"
          >
            {copy.title}
          </h2>
          <p className="mt-3 max-w-[34rem] text-muted-foreground">{copy.text}</p>
          <SiteLink
            href={paths.integrations}
            className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
          >
            {copy.all}
          </SiteLink>
        </div>
        <TagString providers={tags} states={copy.status} />
      </div>
    </section>
  );
}

interface TagStringProps {
  providers: readonly Provider[];
  states: Words['integrations']['connectedSystems']['status'];
}

/** Tags on one slack string: connected systems in green, the others still blank. */
function TagString({ providers, states }: TagStringProps) {
  return (
    <div className="@container col-span-full xl:col-span-9">
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        className={cn('hidden', styles.slack)}
      >
        <path d="M0 0q50 200 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className={styles.tags}>
        {providers.map(({ name, code, status }, index) => (
          <li key={code} style={{ '--slack': slackAt(index, providers.length) } as CSSProperties}>
            <span
              className={cn(
                'hanging-tag flex flex-col justify-end pt-10 pb-3 wrap-anywhere',
                styles.tag,
                status === 'active' ? 'bg-primary text-primary-foreground' : styles.blank,
              )}
            >
              <b className="font-display leading-tight font-semibold sm:text-h4">{name}</b>{' '}
              <span className="text-small leading-tight">{states[status]}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** How far the string hangs down at a tag, as a fraction of its middle. */
function slackAt(index: number, count: number): number {
  const place = (index + 0.5) / count;
  return Number((4 * place * (1 - place)).toFixed(3));
}
