import { metadataOf } from '@/app/_document/head-metadata';
import { CutNote } from '@/components/sections/faq/cut-note';
import { FaqAccordion } from '@/components/sections/faq/faq-accordion';
import { EmptyState } from '@/components/states/empty-state';
import { ErrorState } from '@/components/states/error-state';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { listFaqItems } from '@/lib/faq/faq-items';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { DocsPage } from '../_components/docs-page';

export const generateMetadata = metadataOf((words) => words.docs.docs.faq);

export default async function DocsFaqPage() {
  const { faq } = (await words()).docs.docs;
  const language = await currentLanguage();
  const list = await skipDuringBuildOutage(() => listFaqItems('faq', language));
  const questions = list?.items;
  return (
    <DocsPage {...faq} path={paths.docsFaq}>
      {questions === undefined ? <ErrorState message={faq.error} /> : null}
      {questions?.length === 0 ? <EmptyState message={faq.empty} /> : null}
      {questions?.length ? (
        <FaqAccordion items={questions} page={language} headingLevel={2} name="docs-faq" />
      ) : null}
      {list?.isCut ? <CutNote /> : null}
    </DocsPage>
  );
}
