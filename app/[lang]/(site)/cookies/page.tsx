import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import { LegalPage } from '@/components/legal/legal-page';
import { buttonVariants } from '@/components/ui/button';
import { words } from '@/content/words';
import { settings } from '@/lib/env/env';
import { cn } from '@/lib/utils';
import plateOfBiscuits from './plate-of-biscuits.svg';

export const generateMetadata = metadataOf((words) => words.cookies.cookies);

export default async function CookiesPage() {
  const { consent, cookies } = await words();
  return (
    <LegalPage
      document={cookies.cookies}
      supportEmail={settings().supportEmail}
      drawing={
        <Drawing file={plateOfBiscuits} className="w-full">
          {/* The bite has the colour of the page, in forced colours too. */}
          <path
            className="fill-background forced-colors:fill-[Canvas]"
            d="M196 24h50v46a17 17 0 0 1-25-6 17 17 0 0 1-20-14 17 17 0 0 1-12-20z"
          />
        </Drawing>
      }
    >
      <button
        type="button"
        data-cookie-settings
        className={cn(buttonVariants({ variant: 'tag' }), 'mt-8 xl:ml-12 noscript:hidden')}
      >
        {consent.cookieSettings}
      </button>
    </LegalPage>
  );
}
