import { SectionMark } from '@/components/sections/section-mark';
import { patternBook as copy, plates } from '@/content/styleguide';
import { pigments } from './tokens';

/** The cover: what this is, the contents, and every pigment as a ribbon along the foot. */
export function Cover() {
  return (
    <div data-ground="night" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-12 px-gutter pt-12 pb-16 @5xl:grid-cols-[7fr_5fr] @5xl:pt-16">
        <div>
          <SectionMark {...copy.mark} />
          <h1 className="max-w-[8em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead">{copy.lead}</p>
          <p className="mt-4 max-w-[36rem] text-muted-foreground">{copy.howTo}</p>
        </div>
        <nav aria-label={copy.contents} className="@5xl:pt-17">
          <ol className="border-t-[1.5px] border-foreground @xl:columns-2 @xl:gap-x-8">
            {Object.values(plates).map(({ id, title }, index) => (
              <li key={id} className="break-inside-avoid border-b">
                <a
                  href={`#${id}`}
                  className="flex min-h-12 items-center gap-4 no-underline hover:underline"
                >
                  <span className="w-6 flex-none text-muted-foreground tabular-nums">
                    {index + 1}
                  </span>
                  <span className="font-semibold">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
      <Ribbon />
    </div>
  );
}

function Ribbon() {
  return (
    <svg
      viewBox={`0 0 ${pigments.length} 1`}
      preserveAspectRatio="none"
      role="img"
      aria-label={copy.ribbon}
      shapeRendering="crispEdges"
      className="block h-20 w-full sm:h-28"
    >
      {pigments.map(({ name, value }, index) => (
        <rect key={name} x={index} width="1.01" height="1" fill={value} />
      ))}
    </svg>
  );
}
