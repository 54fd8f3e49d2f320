import { morning } from '@/content/home';
import type { TagStatus } from '@/content/scenes/scene';
import { cn } from '@/lib/utils';
import { Mountains } from './mountains';
import styles from './morning.module.css';

const pigment: Record<TagStatus, string> = {
  answered: 'fill-lamp',
  asking: 'fill-oxblood',
  waiting: 'fill-brass',
};

const tags: readonly { door: number; status: TagStatus }[] = [
  ...morning.rows,
  { door: morning.left.door, status: 'asking' },
];

/** The window at 06:30. The tags of the night hang in it, in the order of the ledger. */
export function MorningWindow() {
  return (
    <div className={styles.window}>
      <Mountains className={styles.view} />
      <svg viewBox="0 0 330 190" aria-hidden="true" className={styles.tags}>
        {tags.map(({ door, status }, index) => (
          <Tag
            key={door}
            door={door}
            status={status}
            x={10 + index * 64}
            drop={DROPS[index] ?? 40}
          />
        ))}
      </svg>
    </div>
  );
}

// How far each tag hangs down; the one that is left hangs lowest.
const DROPS = [44, 62, 36, 56, 96];

function Tag({
  door,
  status,
  x,
  drop,
}: {
  door: number;
  status: TagStatus;
  x: number;
  drop: number;
}) {
  return (
    <g transform={`translate(${x} ${drop})`}>
      <path className="stroke-ink" d={`M24 18V${-drop}`} strokeWidth="2" />
      <path
        className={pigment[status]}
        fillRule="evenodd"
        d="M15 0h18l15 16v66H0V16zM24 13a5 5 0 1 0 0 10 5 5 0 0 0 0-10z"
      />
      <text
        x="24"
        y="64"
        textAnchor="middle"
        className={cn(
          'font-display text-[28px] font-bold tracking-[-0.03em]',
          status === 'waiting' ? 'fill-night' : 'fill-paper',
        )}
      >
        {door}
      </text>
    </g>
  );
}
