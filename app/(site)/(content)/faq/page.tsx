import { CutNote } from '@/components/sections/faq/cut-note';
import { FaqContent } from '@/components/sections/faq/faq-section';
import { JsonLd } from '@/components/seo/json-ld';
import { faqPage as copy } from '@/content/faq';
import { pageHeads } from '@/content/page-heads';
import { listFaqItems } from '@/lib/data/faq-items';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { faqPage } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { groupFaqItems } from './_components/group-faq-items';
import { FaqContents } from './faq-contents';
import { FaqGroups } from './faq-groups';
import { FaqLayout } from './faq-layout';

export const metadata = pageMetadata({ ...pageHeads[paths.faq], path: paths.faq });

export default async function FaqPage() {
  const lists = await skipDuringBuildOutage(() =>
    Promise.all([listFaqItems('faq'), listFaqItems('support')]),
  );
  const items = lists?.flatMap((list) => list.items);
  if (!lists || !items?.length) {
    return (
      <FaqLayout>
        <FaqContent items={items ?? null} />
      </FaqLayout>
    );
  }
  const groups = groupFaqItems(items, copy);
  return (
    <FaqLayout contents={<FaqContents groups={groups} />}>
      <FaqGroups groups={groups} />
      {lists.some(({ isCut }) => isCut) ? <CutNote /> : null}
      <JsonLd data={faqPage(groups.flatMap((group) => group.items))} />
    </FaqLayout>
  );
}
