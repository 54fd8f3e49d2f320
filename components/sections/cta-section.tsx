import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { cta } from '@/content/cta';
import { paths } from '@/lib/paths';

interface CtaSectionProps {
  title?: string;
  lead?: string;
}

/** The call to action at the end of a page. Without props it has the default title and lead. */
export function CtaSection({ title = cta.title, lead = cta.lead }: CtaSectionProps) {
  return (
    <section data-theme="dark" aria-labelledby="cta-title" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page px-gutter @5xl:grid-cols-12">
        <div data-reveal className="py-20 @5xl:col-span-6 @5xl:py-section @5xl:pr-12">
          <Eyebrow {...cta.eyebrow} />
          <h2 id="cta-title" className="max-w-[8em] text-h2">
            {title}
          </h2>
          <p className="mt-6 mb-9 max-w-[34rem]">{lead}</p>
          <a
            href={paths.app.register}
            data-conversion="cta_start_today"
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {cta.action}
          </a>
        </div>
        <GuestDoor className="mx-auto h-[25rem] w-full max-w-[30rem] self-end @5xl:col-span-6 @5xl:h-full @5xl:min-h-[36rem] @5xl:max-w-none" />
      </div>
    </section>
  );
}

const { hanger } = cta;

// A door at night with a sign on its handle.
function GuestDoor({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 560 640"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={[...hanger.title, ...hanger.text].join(' ')}
      className={className}
    >
      <path className="fill-night-deep" d="M40-200h480v1100H40z" />
      <path className="fill-lamp" d="M64-200h432v1100H64z" />
      <path className="fill-night-edge" d="M280-200h216v1100H280z" />
      <path className="fill-night-edge" d="M112-200h168V96H112zM112 560h168v340H112z" />
      <path className="fill-night-raised" d="M280-200h168V96H280zM280 560h168v340H280z" />
      <Handle />
      <Sign />
    </svg>
  );
}

function Handle() {
  return (
    <>
      <path className="fill-moon" d="M376 120h32v196h-32z" />
      <path className="fill-moon-soft" d="M392 120h32v196h-32z" />
      <path className="fill-night" d="M396 256h8l5 34h-18z" />
      <circle className="fill-night" cx="400" cy="252" r="9" />
    </>
  );
}

// The lever's end passes in front of the sign.
function Sign() {
  return (
    <>
      <g transform="rotate(-4 250 188)">
        <path
          className="fill-paper"
          fillRule="evenodd"
          d="M196 104h108l32 34v378H164V138zM250 142a46 46 0 1 0 0 92 46 46 0 0 0 0-92z"
        />
        <path className="fill-moon-mist" d="M304 104l32 34v378H250V234a46 46 0 0 0 0-92v-38z" />
        <text
          textAnchor="middle"
          className="fill-ink font-display text-[44px] font-bold tracking-[-0.03em]"
        >
          {hanger.title.map((line, index) => (
            <tspan key={line} x="250" y={310 + index * 46}>
              {line}
            </tspan>
          ))}
        </text>
        <path className="fill-oxblood" d="M232 386h36v5h-36z" />
        <text textAnchor="middle" className="fill-ink-soft text-[27px] font-medium">
          {hanger.text.map((line, index) => (
            <tspan key={line} x="250" y={436 + index * 34}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
      <path className="fill-moon" d="M226 147h174v16H226z" />
      <path className="fill-moon-soft" d="M226 163h174v16H226z" />
    </>
  );
}
