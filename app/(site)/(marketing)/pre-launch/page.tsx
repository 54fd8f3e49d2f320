import { pageHead } from '@/content/page-heads';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SurveyPage } from './_components/survey-page';

export const metadata = pageMetadata(pageHead(paths.preLaunch));

export default async function PreLaunchPage() {
  return <SurveyPage stored={await skipDuringBuildOutage(() => listPmsProviders())} />;
}
