import { SealedLetter } from '@/components/layout/legal-drawings';
import { LegalPage } from '@/components/layout/legal-page';
import { TodaysDate } from '@/components/layout/todays-date';
import { legalFrame } from '@/content/legal/document';
import { privacy } from '@/content/legal/privacy';
import { pageHeads } from '@/content/page-heads';
import { currentDate } from '@/lib/data/current-date';
import { settings } from '@/lib/env';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...pageHeads[paths.privacy], path: paths.privacy });

export default async function PrivacyPage() {
  return (
    <LegalPage
      document={privacy}
      date={{ label: legalFrame.lastUpdated, day: <TodaysDate made={await currentDate()} /> }}
      supportEmail={settings().supportEmail}
      drawing={<SealedLetter />}
    />
  );
}
