import { metadataOf } from '@/app/_document/head-metadata';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { getCompanyFacts } from '@/lib/company/facts';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { currentDate } from '@/lib/text/current-date';
import { listChannelRules } from '@/lib/trust/list-channel-rules';
import { listSubprocessors } from '@/lib/trust/list-subprocessors';
import { TrustBoard } from './_components/trust-board';

export const generateMetadata = metadataOf((words) => words.trust.trustPage, { feed: 'trust' });

export default async function TrustPage() {
  const copy = await words();
  const language = await currentLanguage();
  const [rules, subprocessors, facts, today] = await Promise.all([
    skipDuringBuildOutage(() => listChannelRules(language)),
    skipDuringBuildOutage(() => listSubprocessors()),
    skipDuringBuildOutage(() => getCompanyFacts()),
    currentDate(),
  ]);
  return (
    <TrustBoard
      rules={rules}
      subprocessors={subprocessors}
      facts={facts}
      today={today}
      words={copy}
      language={language}
    />
  );
}
