import { splitUpdateDate } from '@/lib/format';

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
    <svg viewBox="0 0 408 452" aria-hidden="true" className={className}>
      <path
        className="stroke-foreground"
        strokeWidth="2"
        fill="none"
        d="M170 0L92 74M170 0L248 74"
      />
      <path className="fill-lamp" d="M40 60H170V390H40z" />
      <path className="fill-lamp-lit" d="M170 60H300V390H170z" />
      <circle className="fill-background" cx="92" cy="78" r="6" />
      <circle className="fill-background" cx="248" cy="78" r="6" />
      <path className="fill-moon-soft" d="M64 116H282V366H64z" />
      <path className="fill-moon-mist" d="M60 112H278V362H60z" />
      <path className="fill-white" d="M56 108H274V348L264 358H56z" />
      <path className="fill-moon-soft" d="M274 348L264 358V348z" />
      <path className="fill-oxblood" d="M56 108H165V156H56z" />
      <path className="fill-oxblood-bright" d="M165 108H274V156H165z" />
      <Binding />
      {date && (
        <g textAnchor="middle" className="font-display font-bold">
          <text x="165" y="140" className="fill-white text-[22px] tracking-[0.04em]">
            {date.month}
          </text>
          <text x="163" y="288" className="fill-ink text-[148px] tracking-[-0.05em]">
            {date.day}
          </text>
          <text x="165" y="332" className="fill-ink-soft text-[22px] tracking-[0.04em]">
            {date.year}
          </text>
        </g>
      )}
      <FallingLeaf day={before && splitUpdateDate(before).day} />
    </svg>
  );
}

/** Two staples and the edge that the torn leaves left behind. */
function Binding() {
  return (
    <>
      <path
        className="fill-moon-mist"
        d="M56 100l12 5 14-4 18 6 16-5 20 5 14-6 22 6 18-4 16 4 20-6 18 5 16-4 14 2V110H56z"
      />
      <path className="fill-night" d="M50 86H280V104H50z" />
      <path className="fill-brass-shade" d="M88 91h36v7H88zM206 91h36v7h-36z" />
    </>
  );
}

/** The leaf before it, on its way down. */
function FallingLeaf({ day }: { day?: string }) {
  return (
    <g transform="translate(318 352) rotate(19)">
      <path
        className="fill-moon-soft"
        d="M-64-62l14 5 12-4 16 6 18-5 16 6 18-5 14 5 20-6V62L44 82H-64z"
      />
      <path
        className="fill-white"
        d="M-70-68l14 5 12-4 16 6 18-5 16 6 18-5 14 5 20-6V44L28 76H-70z"
      />
      <path className="fill-moon-mist" d="M58 44L28 76L24 50z" />
      <path className="fill-oxblood-shade" d="M-70-48H58V-26H-70z" />
      <text
        x="-8"
        y="46"
        textAnchor="middle"
        className="fill-ink-soft font-display text-[68px] font-bold tracking-[-0.05em]"
      >
        {day}
      </text>
    </g>
  );
}
