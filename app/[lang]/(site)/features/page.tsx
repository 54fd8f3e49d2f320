import { metadataOf } from '@/app/_document/head-metadata';
import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta-section';
import { Eyebrow } from '@/components/sections/eyebrow';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { AnswersBlock } from './_components/answers-block';
import { CheckInBlock } from './_components/check-in-block';
import { KnowledgeBlock } from './_components/knowledge-block';
import { NotesBlock } from './_components/notes-block';
import { OpeningBlock } from './_components/opening-block';
import { SummariesBlock } from './_components/summaries-block';
import { SyncBlock } from './_components/sync-block';

export const generateMetadata = metadataOf((words) => words.features.featuresPage);

/** The seven features in the order of a day: the light theme for daytime, the dark theme for the night. */
export default async function FeaturesPage() {
  const { features: copy } = await words();
  return (
    <>
      <FeaturesIntro copy={copy} />
      <SyncBlock />
      <KnowledgeBlock />
      <OpeningBlock />
      <AnswersBlock />
      <CheckInBlock />
      <SummariesBlock />
      <NotesBlock />
      <CtaSection {...copy.featuresEnd} />
      <RevealOnScroll />
    </>
  );
}

// The page's heading, and links to the seven features.
function FeaturesIntro({ copy: { features, featuresPage: copy } }: { copy: Words['features'] }) {
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
            {Object.values(features).map(({ id, eyebrow }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-13 items-center gap-6 border-b no-underline hover:border-foreground"
                >
                  <time className="text-muted-foreground">{eyebrow.time}</time>
                  <span className="font-semibold">{eyebrow.label}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </div>
  );
}
