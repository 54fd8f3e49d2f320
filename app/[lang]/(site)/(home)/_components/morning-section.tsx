import { Drawing } from '@/components/illustrations/drawing';
import { SectionHeading } from '@/components/sections/section-heading';
import { StartLink } from '@/components/sections/start-link';
import { StatusTag } from '@/components/sections/status-tag';
import type { TagStatus } from '@/content/en/conversations';
import type { Words } from '@/content/languages';
import { fillIn } from '@/lib/text/fill-in';
import styles from './morning-section.module.css';
import mountains from './mountains.svg';

/** 06:30: the host wakes up, reads the finished ledger, and has one answer left to give. */
export function MorningSection({ words }: { words: Words['home'] }) {
  const { morning } = words;
  return (
    <section data-theme="light" aria-labelledby="morning-title">
      <MorningWindow morning={morning} />
      <div
        data-reveal
        className="mx-auto grid max-w-page grid-cols-1 gap-x-12 gap-y-14 overflow-x-clip px-gutter pt-20 pb-section xl:grid-cols-[5fr_7fr] xl:pt-24"
      >
        <div>
          <SectionHeading id="morning-title" {...morning} className="mb-8 max-w-[8em]" />
          <StartLink>{morning.action}</StartLink>
        </div>
        <MorningLedger home={words} />
      </div>
    </section>
  );
}

// How far each tag hangs down; the one that is left hangs lowest.
const drops = [44, 62, 36, 56, 96];

const tagColours: Record<TagStatus, string> = {
  answered: 'fill-lamp',
  asking: 'fill-oxblood',
  waiting: 'fill-brass',
};

/** The window at 06:30. The tags of the night hang in it, in the order of the ledger. */
function MorningWindow({ morning }: { morning: Words['home']['morning'] }) {
  const tags: readonly { door: number; status: TagStatus }[] = [
    ...morning.rows,
    { door: morning.left.door, status: 'asking' },
  ];
  return (
    <div className={styles.window}>
      <Drawing file={mountains} preserveAspectRatio="xMidYMax slice" className={styles.view} />
      <svg viewBox="0 0 330 190" aria-hidden="true" className={styles.tags}>
        {tags.map(({ door, status }, index) => {
          const drop = drops[index] ?? 40;
          return (
            <g key={door} transform={`translate(${10 + index * 64} ${drop})`}>
              <path className="stroke-ink" d={`M24 18V${-drop}`} strokeWidth="2" />
              <path
                className={tagColours[status]}
                fillRule="evenodd"
                d="M15 0h18l15 16v66H0V16zM24 13a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
              />
              <text x="24" y="64" className={status === 'waiting' ? 'fill-night' : 'fill-paper'}>
                {door}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The night, row by row; the last row is the question that waits for the host. */
function MorningLedger({ home }: { home: Words['home'] }) {
  const { hero, morning, statusLabels } = home;
  const { left } = morning;
  return (
    // A container query in rem follows enlarged text.
    <ol aria-label={morning.ledgerTitle} className="@container border-t-[1.5px] border-foreground">
      {morning.rows.map(({ time, door, text, status }) => (
        <li
          key={time}
          className={`grid items-baseline gap-x-2 gap-y-1 border-b py-3.5 ${styles.row}`}
        >
          <time className="font-semibold">{time}</time>
          <b className="font-semibold">{fillIn(hero.door, { door })}</b>
          <span className={styles.text}>{text}</span>
          <StatusTag status={status}>{statusLabels[status]}</StatusTag>
        </li>
      ))}
      <li
        className={`-mt-px grid gap-x-2 gap-y-1 border-l-[6px] border-oxblood bg-card px-5 pt-5 ${styles.left}`}
      >
        <time className="font-semibold">{left.time}</time>
        <p className="font-display text-h3 font-medium">
          {`${fillIn(hero.door, left)} ${left.text} `}
          <b className="font-bold sm:inline-block">{left.reply}</b>
        </p>
      </li>
    </ol>
  );
}
