import { RevealOnScroll } from '@/components/layout/reveal-on-scroll';
import { CtaSection } from '@/components/sections/cta/cta-section';
import { AnswersBlock } from '@/components/sections/feature-blocks/answers-block';
import { CheckInBlock } from '@/components/sections/feature-blocks/check-in-block';
import { KnowledgeBlock } from '@/components/sections/feature-blocks/knowledge-block';
import { NotesBlock } from '@/components/sections/feature-blocks/notes-block';
import { OpeningBlock } from '@/components/sections/feature-blocks/opening-block';
import { SummariesBlock } from '@/components/sections/feature-blocks/summaries-block';
import { SyncBlock } from '@/components/sections/feature-blocks/sync-block';
import { featuresEnd } from '@/content/features';
import { pageHeads } from '@/content/page-heads';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { FeaturesIntro } from './features-intro';

export const metadata = pageMetadata({ ...pageHeads[paths.features], path: paths.features });

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
