import { metadataOf } from '@/app/_document/head-metadata';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { SurveyPage } from './_components/survey-page';

export const generateMetadata = metadataOf((words) => words.survey.surveyPage);

export default async function PreLaunchPage() {
  const language = await currentLanguage();
  const stored = await skipDuringBuildOutage(() => listPmsProviders(language));
  return <SurveyPage stored={stored} words={(await words()).survey} />;
}
