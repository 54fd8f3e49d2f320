import { Drawing } from '@/components/illustrations/drawing';
import { buttonVariants } from '@/components/ui/button';
import type { providerPage } from '@/content/provider-page';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import twoTags from './two-tags.svg';

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
    <Drawing file={twoTags} preserveAspectRatio="xMidYMin slice" className={className}>
      <g transform="translate(-40 0) rotate(24 244 268)">
        {icon?.startsWith('data:image/') && (
          <image href={icon} x="208" y="318" width="72" height="72" />
        )}
        <TagName className="fill-moon" x={244} y={icon ? 440 : 400}>
          {name}
        </TagName>
      </g>
      <g transform="translate(-40 0) rotate(-16 300 266)">
        <TagName className="fill-ink" x={300} y={400}>
          {brand.name}
        </TagName>
      </g>
    </Drawing>
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
