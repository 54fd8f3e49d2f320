import type { TagStatus } from '@/content/scenes/scene';
import { cn } from '@/lib/utils';

const pigment: Record<TagStatus, string> = {
  answered: 'text-lamp-lit',
  asking: 'text-oxblood',
  waiting: 'text-brass-shade',
};

/** The drawing that every key shares; it stands once in the page, hidden. The tag takes the text colour. */
export function KeyDrawing() {
  return (
    <svg width="0" height="0" aria-hidden="true" className="absolute">
      <symbol id="hook" viewBox="0 0 120 120">
        <path className="fill-moon-soft" d="M54 14h12v9H54z" />
        <path
          className="stroke-moon-soft"
          d="M60 23v10a6 6 0 0 0 12 0"
          fill="none"
          strokeWidth="3"
        />
      </symbol>
      <symbol id="key" viewBox="0 0 120 120">
        <use href="#hook" />
        <g className="stroke-moon-soft" fill="none">
          <circle cx="66" cy="46" r="8" strokeWidth="1.5" />
          <g transform="rotate(9 64 50)" strokeWidth="4">
            <circle cx="55" cy="62" r="8.5" />
            <path d="M55 71v36M55 96h-9v8h9" />
          </g>
        </g>
        <path className="stroke-moon/50" fill="currentColor" d="M70 49h16l10 11v46H60V60z" />
        <circle className="fill-night" cx="78" cy="60" r="3.5" />
      </symbol>
    </svg>
  );
}

interface KeyProps {
  door: number;
  status: TagStatus;
  className?: string;
}

/** A key on its hook, with the door's number on a tag in the colour of the status. */
export function Key({ door, status, className }: KeyProps) {
  return (
    <svg viewBox="22 8 92 104" aria-hidden="true" className={cn(pigment[status], className)}>
      <use href="#key" width="120" height="120" />
      <text
        x="78"
        y="95"
        textAnchor="middle"
        className={cn(
          'font-display text-[24px] font-bold tracking-[-0.03em]',
          status === 'waiting' ? 'fill-night' : 'fill-moon',
        )}
      >
        {door}
      </text>
    </svg>
  );
}

/** A hook with nothing on it: the guest has gone out. */
export function EmptyHook({ className }: { className?: string }) {
  return (
    <svg viewBox="22 8 92 104" aria-hidden="true" className={className}>
      <use href="#hook" width="120" height="120" />
    </svg>
  );
}
