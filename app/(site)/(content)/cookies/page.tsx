import { PlateOfBiscuits } from '@/components/legal/legal-drawings';
import { LegalPage } from '@/components/legal/legal-page';
import { buttonVariants } from '@/components/ui/button';
import { cookieSettings } from '@/content/consent';
import { cookies } from '@/content/legal/cookies';
import { IN_FORCE_SINCE, legalFrame } from '@/content/legal/document';
import { pageHeads } from '@/content/page-heads';
import { settings } from '@/lib/env';
import { formatDay } from '@/lib/format';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cn } from '@/lib/utils';

export const metadata = pageMetadata({ ...pageHeads[paths.cookies], path: paths.cookies });

export default function CookiesPage() {
  return (
    <LegalPage
      document={cookies}
      date={{
        label: legalFrame.inForce,
        day: <time dateTime={IN_FORCE_SINCE}>{formatDay(IN_FORCE_SINCE)}</time>,
      }}
      supportEmail={settings().supportEmail}
      drawing={<PlateOfBiscuits />}
    >
      <button
        type="button"
        data-cookie-settings
        className={cn(buttonVariants({ variant: 'tag' }), 'mt-8 xl:ml-12 noscript:hidden')}
      >
        {cookieSettings}
      </button>
    </LegalPage>
  );
}
