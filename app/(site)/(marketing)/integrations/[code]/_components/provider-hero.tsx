import { buttonVariants } from '@/components/ui/button';
import type { providerPage } from '@/content/provider-page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';

interface ProviderHeroProps {
  name: string;
  icon: string | null;
  copy: ReturnType<typeof providerPage>;
}

/** The page's heading, beside the tags of the booking system and the product on one ring. */
export function ProviderHero({ name, icon, copy }: ProviderHeroProps) {
  return (
    <section data-theme="dark" aria-labelledby="provider-title" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-x-8 px-gutter lg:grid-cols-12">
        {/* First in the document: a page that is painted while it arrives then moves nothing. */}
        <TwoTags
          name={name}
          icon={icon}
          className="mx-auto aspect-[44/59] w-64 sm:w-80 lg:col-span-5 lg:col-start-8 lg:row-start-1 lg:mx-0 lg:aspect-auto lg:h-full lg:min-h-[40rem] lg:w-full"
        />
        <div className="pt-14 pb-10 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:self-center lg:py-24">
          <p className="mb-7 inline-flex min-h-9 items-center gap-3 border-[1.5px] border-muted-foreground px-4 py-1.5 text-small font-semibold text-foreground">
            <span
              aria-hidden="true"
              className="h-[1.125rem] w-3 flex-none bg-answered [clip-path:theme(clipPath.key)]"
            />
            {copy.partner}
          </p>
          <h1 id="provider-title" className="max-w-[8.5em] text-h1 wrap-anywhere">
            {copy.title}
          </h1>
          <p className="mt-6 max-w-[37rem] text-lead text-muted-foreground">{copy.lead}</p>
          <div className="mt-9 flex flex-wrap gap-x-6 gap-y-4">
            <a href={paths.app.signup} className={buttonVariants({ variant: 'tag', size: 'lg' })}>
              {copy.connect}
            </a>
            <a href={paths.demoCall} className={buttonVariants({ variant: 'outline', size: 'lg' })}>
              {copy.demo}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

interface TwoTagsProps {
  name: string;
  icon: string | null;
  className?: string;
}

function TwoTags({ name, icon, className }: TwoTagsProps) {
  return (
    <svg
      viewBox="40 0 440 590"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={className}
    >
      <path className="fill-moon-soft" d="M216-400h24v452h-24z" />
      <path className="fill-control" d="M240-400h24v452h-24z" />
      <path
        className="stroke-moon-soft"
        d="M240 50v58a30 30 0 0 0 60 0V92"
        fill="none"
        strokeWidth="16"
      />
      <circle className="stroke-control" cx="268" cy="196" r="74" fill="none" strokeWidth="9" />
      <g transform="rotate(-2 268 262)">
        <path
          className="stroke-control"
          d="M268 300v270M268 512h-44v34h44"
          fill="none"
          strokeWidth="22"
        />
        <circle className="stroke-control" cx="268" cy="286" r="34" fill="none" strokeWidth="20" />
      </g>
      <g transform="rotate(24 244 268)">
        <Tag front="fill-lamp-lit" side="fill-lamp" x={184} y={240} />
        {icon?.startsWith('data:image/') && <image href={icon} x="208" y="318" {...ICON} />}
        <TagName className="fill-moon" x={244} y={icon ? 440 : 400}>
          {name}
        </TagName>
      </g>
      <g transform="rotate(-16 300 266)">
        <Tag front="fill-moon" side="fill-moon-mist" x={240} y={238} />
        <TagName className="fill-ink" x={300} y={400}>
          {brand.name}
        </TagName>
      </g>
      <path
        className="stroke-moon-soft"
        d="M209 241a74 74 0 0 0 130-21"
        fill="none"
        strokeWidth="9"
      />
    </svg>
  );
}

const ICON = { width: 72, height: 72 };

interface TagProps {
  x: number;
  y: number;
  front: string;
  side: string;
}

function Tag({ x, y, front, side }: TagProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={front}
        fillRule="evenodd"
        d="M38 0h22v276H0V44zM71 36a11 11 0 1 0-22 0 11 11 0 0 0 22 0z"
      />
      <path className={side} fillRule="evenodd" d="M60 0h22l38 44v232H60V47a11 11 0 0 0 0-22z" />
    </g>
  );
}

interface TagNameProps {
  x: number;
  y: number;
  className: string;
  children: string;
}

function TagName({ x, y, className, children }: TagNameProps) {
  // A long name is compressed to the width of the tag.
  const length =
    children.length > 8 ? { textLength: 104, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      {...length}
      className={`font-display text-[22px] font-bold tracking-[-0.02em] ${className}`}
    >
      {children}
    </text>
  );
}
