import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import sealedLetter from '@/components/illustrations/sealed-letter.svg';
import { LegalPage } from '@/components/legal/legal-page';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { currentDate } from '@/lib/text/current-date';
import { settings } from '@/lib/env/env';
import { TodaysDate } from './todays-date';

export const generateMetadata = metadataOf((words) => words.privacy.privacy);

export default async function PrivacyPage() {
  const { privacy } = (await words()).privacy;
  const [rendered, language] = await Promise.all([currentDate(), currentLanguage()]);
  return (
    <LegalPage
      document={privacy}
      updated={<TodaysDate rendered={rendered} language={language} />}
      supportEmail={settings().supportEmail}
      drawing={<Drawing file={sealedLetter} className="w-full" />}
    />
  );
}
