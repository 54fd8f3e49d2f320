import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta/cta-section';
import { AnswersBlock } from '@/components/sections/feature-blocks/answers-block';
import { CheckInBlock } from '@/components/sections/feature-blocks/check-in-block';
import { KnowledgeBlock } from '@/components/sections/feature-blocks/knowledge-block';
import { NotesBlock } from '@/components/sections/feature-blocks/notes-block';
import { OpeningBlock } from '@/components/sections/feature-blocks/opening-block';
import { SummariesBlock } from '@/components/sections/feature-blocks/summaries-block';
import { SyncBlock } from '@/components/sections/feature-blocks/sync-block';
import { featuresEnd, featuresPage as copy } from '@/content/features';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesIntro } from './features-intro';

export const metadata = pageMetadata({
  title: copy.pageTitle,
  description: copy.description,
  path: paths.features,
});

/** The seven features in the order of a day: what one does by daylight stands on paper, the night's work on night. */
export default function FeaturesPage() {
  return (
    <>
      <FeaturesIntro />
      <SyncBlock />
      <KnowledgeBlock />
      <OpeningBlock />
      <AnswersBlock />
      <CheckInBlock />
      <SummariesBlock />
      <NotesBlock />
      <CtaSection {...featuresEnd} />
      <RevealOnScroll />
    </>
  );
}
