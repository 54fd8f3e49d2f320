import { Eyebrow } from '@/components/sections/eyebrow';
import { features, featuresPage as copy, type Feature } from '@/content/features';

/** The head of the page, and the seven features as a ledger of the day. */
export function FeaturesIntro() {
  return (
    <div data-theme="light" className="@container overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-12 px-gutter pt-12 pb-section @5xl:grid-cols-[7fr_5fr] @5xl:pt-16">
        <div>
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[8.5em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-[34rem] text-lead">{copy.lead}</p>
        </div>
        <nav aria-label={copy.contents} className="@5xl:pt-17">
          <ol className="border-t-[1.5px] border-foreground">
            {Object.values(features).map((feature) => (
              <ContentsRow key={feature.id} feature={feature} />
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}

function ContentsRow({ feature: { id, eyebrow } }: { feature: Feature }) {
  return (
    <li>
      <a
        href={`#${id}`}
        className="flex min-h-13 items-center gap-6 border-b no-underline hover:border-foreground"
      >
        <time className="text-muted-foreground">{eyebrow.time}</time>
        <span className="font-semibold">{eyebrow.label}</span>
      </a>
    </li>
  );
}
