import type { TagStatus } from '@/content/en/conversations';
import { cn } from '@/lib/utils';

/** The shapes that all keys share; they stand once in the page, hidden. The tag takes the text colour. */
export function KeySymbols() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id="hook" viewBox="0 0 120 120" className="stroke-moon-soft" fill="none">
        <path d="M60 14v9" strokeWidth="12" />
        <path d="M60 23v10a6 6 0 0 0 12 0" strokeWidth="3" />
      </symbol>
      <symbol id="key" viewBox="0 0 120 120">
        <use href="#hook" />
        <g className="stroke-moon-soft" fill="none">
          <circle cx="66" cy="46" r="8" strokeWidth="1.5" />
          <path
            d="M46.5 62a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M55 71v36M55 96h-9v8h9"
            transform="rotate(9 64 50)"
            strokeWidth="4"
          />
        </g>
        <path
          className="stroke-moon"
          strokeOpacity="0.5"
          fill="currentColor"
          d="M70 49h16l10 11v46H60V60z"
        />
        <circle className="fill-night" cx="78" cy="60" r="3.5" />
      </symbol>
    </svg>
  );
}

const tagColours: Record<TagStatus, string> = {
  answered: 'text-lamp-lit',
  asking: 'text-oxblood',
  waiting: 'text-brass-shade',
};

/** A key on its hook, with the door's number on a tag in the colour of the status. */
export function Key({ door, status }: { door: number; status: TagStatus }) {
  return (
    <svg viewBox="22 8 92 104" aria-hidden="true" className={tagColours[status]}>
      <use href="#key" width="120" height="120" />
      <text
        x="78"
        y="95"
        textAnchor="middle"
        fontSize="24"
        className={cn(
          'font-display font-bold tracking-[-0.03em]',
          status === 'waiting' ? 'fill-night' : 'fill-moon',
        )}
      >
        {door}
      </text>
    </svg>
  );
}

/** A hook without its key: the guest has gone out. */
export function EmptyHook() {
  return (
    <svg viewBox="22 8 92 104" aria-hidden="true">
      <use href="#hook" width="120" height="120" />
    </svg>
  );
}

/** A letter that waits for its guest. */
export function Letter() {
  return (
    <svg viewBox="14 8 92 104">
      <g transform="rotate(-8 60 84)" fill="none">
        <path className="fill-moon" d="M26 62h68v44H26z" />
        <path className="stroke-ink-soft" d="M26 62l34 26 34-26" strokeWidth="1.5" />
        <path className="stroke-oxblood" d="M80 96h8" strokeWidth="3" />
      </g>
    </svg>
  );
}
