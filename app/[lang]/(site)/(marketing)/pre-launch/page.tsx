import { metadataOf } from '@/app/_document/head-metadata';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { SurveyPage } from './_components/survey-page';
import { head } from './head';

export const generateMetadata = metadataOf(head);

export default async function PreLaunchPage() {
  return <SurveyPage stored={await skipDuringBuildOutage(() => listPmsProviders())} />;
}
