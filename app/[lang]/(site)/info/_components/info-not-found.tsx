import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { listInfoPages, type getInfoPage } from '@/lib/pages/website-content';
import { paths } from '@/lib/paths';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import emptyHook from './empty-hook.svg';
import { InfoLayout } from './info-layout';

/** No visible page has this address. The others are offered beside the message, and the English one below it. */
export async function InfoNotFound({
  original,
}: {
  original: Awaited<ReturnType<typeof getInfoPage>>;
}) {
  const { info } = (await words()).info;
  const language = await currentLanguage();
  // The page still says what is wrong without the other pages.
  const pages = await skipDuringBuildOutage(() => listInfoPages(language)).catch(() => undefined);
  return (
    <InfoLayout title={info.notFound.title} drawing={emptyHook} pages={pages ?? []}>
      <Missing />
      <p className="text-lead">{info.notFound.text}</p>
      <PageInEnglish
        page={original && { path: paths.info(original.slug), title: original.page_title }}
        className="mt-6"
      />
    </InfoLayout>
  );
}
