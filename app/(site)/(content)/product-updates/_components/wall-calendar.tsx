import { Drawing } from '@/components/illustrations/drawing';
import { splitUpdateDate } from '@/lib/format';
import wallCalendar from './wall-calendar.svg';

interface WallCalendarProps {
  /** The day that is open, as an ISO 8601 date; without one the leaf is blank. */
  newest?: string;
  /** The leaf torn off before it. */
  before?: string;
  className?: string;
}

/** A tear-off calendar on its string, and the leaf of the day before on its way down. */
export function WallCalendar({ newest, before, className }: WallCalendarProps) {
  const date = newest ? splitUpdateDate(newest) : null;
  return (
    <Drawing file={wallCalendar} className={className}>
      <g textAnchor="middle" className="font-display font-bold">
        {date && (
          <>
            <text x="165" y="140" className="fill-white text-[22px] tracking-[0.04em]">
              {date.month}
            </text>
            <text x="163" y="288" className="fill-ink text-[148px] tracking-[-0.05em]">
              {date.day}
            </text>
            <text x="165" y="332" className="fill-ink-soft text-[22px] tracking-[0.04em]">
              {date.year}
            </text>
          </>
        )}
        <text
          transform="translate(318 352) rotate(19) translate(-8 46)"
          className="fill-ink-soft text-[68px] tracking-[-0.05em]"
        >
          {before && splitUpdateDate(before).day}
        </text>
      </g>
    </Drawing>
  );
}
