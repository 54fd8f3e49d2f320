import { currentLanguage } from '@/lib/languages/current-language';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { SurveyPage } from './_components/survey-page';
import { head } from './head';

export const metadata = pageMetadata(head);

export default async function PreLaunchPage() {
  const language = await currentLanguage();
  return <SurveyPage stored={await skipDuringBuildOutage(() => listPmsProviders(language))} />;
}
