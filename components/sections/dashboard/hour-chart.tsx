import { cn } from '@/lib/utils';

interface HourChartProps {
  label: string;
  /** How many messages came in each hour, from 00:00 on. */
  hours: readonly number[];
  /** The hours that count as night. */
  night: { from: number; to: number };
}

const UNIT = 20;
const HEIGHT = 110;

/** A day as 24 strokes: the hours of the night in brass. */
export function HourChart({ label, hours, night }: HourChartProps) {
  return (
    <>
      <svg
        viewBox={`0 0 ${24 * UNIT} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label}: ${hours.join(', ')}`}
        className="mt-7 block h-28 w-full border-b border-muted-foreground forced-color-adjust-none"
      >
        {hours.map((count, hour) => (
          <rect
            key={hour}
            x={hour * UNIT}
            y={HEIGHT - count * 26 - 2}
            width={UNIT - 6}
            height={count * 26 + 2}
            className={cn(hour >= night.from || hour < night.to ? 'fill-brass' : 'fill-control')}
          />
        ))}
      </svg>
      <p
        aria-hidden="true"
        className="flex justify-between pt-1.5 text-small text-muted-foreground tabular-nums"
      >
        <span>00</span> <span>06</span> <span>12</span> <span>18</span> <span>24</span>
      </p>
    </>
  );
}
