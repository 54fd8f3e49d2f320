import { CareersHero } from '@/components/sections/careers/careers-hero';
import { CultureSection } from '@/components/sections/careers/culture-section';
import { LifeSection } from '@/components/sections/careers/life-section';
import { PositionsSection } from '@/components/sections/careers/positions-section';
import { pageHeads } from '@/content/page-heads';
import { listJobOpenings } from '@/lib/data/job-openings';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { JobList, JobsUnread } from './job-list';

export const metadata = pageMetadata({ ...pageHeads[paths.careers], path: paths.careers });

export default async function CareersPage() {
  const list = await skipDuringBuildOutage(() => listJobOpenings());
  return (
    <>
      <CareersHero openings={list?.openings.length ?? 0} />
      <CultureSection />
      <PositionsSection email={settings().careersEmail}>
        {list ? <JobList {...list} /> : <JobsUnread />}
      </PositionsSection>
      <LifeSection />
    </>
  );
}
