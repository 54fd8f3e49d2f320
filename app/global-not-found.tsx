import { SITE_END_ID } from '@/components/layout/site-footer';
import { NotFoundScreen } from '@/components/states/missing-page';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { SiteDocument } from './_document/site-document';
import { SiteShell } from './_document/site-shell';

/** The framework adds the robots tag of a 404 itself. */
export const metadata = { ...missingPageMetadata(), robots: undefined };

/** The page of addresses that no route knows. They have no language, so it is in English. */
export default async function GlobalNotFound() {
  const { navigation } = await words();
  return (
    <SiteDocument language={await currentLanguage()} skip={navigation.frame.skip}>
      {/* Painted once the footer has arrived, which is at the bottom of the window and grows upwards. */}
      <link rel="expect" href={`#${SITE_END_ID}`} blocking="render" />
      <SiteShell>
        <NotFoundScreen />
      </SiteShell>
    </SiteDocument>
  );
}
