import { metadataOf } from '@/app/_document/head-metadata';
import { Drawing } from '@/components/illustrations/drawing';
import { CtaSection } from '@/components/sections/cta-section';
import { buttonVariants } from '@/components/ui/button';
import type { Words } from '@/content/languages';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { settings } from '@/lib/env/env';
import blankTag from './_components/blank-tag.svg';
import { IntegrationsList } from './_components/integrations-list';

export const generateMetadata = metadataOf((words) => words.integrations.integrationsPage);

export default async function IntegrationsPage() {
  const all = await words();
  const { integrationsPage } = all.integrations;
  const language = await currentLanguage();
  const stored = await skipDuringBuildOutage(() => listPmsProviders(language));
  return (
    <>
      <IntegrationsList stored={stored} words={all} language={language} />
      <RequestSection copy={integrationsPage.request} email={settings().supportEmail} />
      <CtaSection />
    </>
  );
}

interface RequestSectionProps {
  copy: Words['integrations']['integrationsPage']['request'];
  email: string;
}

/** A link that opens a mail draft, for hosts with a system that is not listed. */
function RequestSection({ copy, email }: RequestSectionProps) {
  const { title, text, subject, action } = copy;
  return (
    <section data-theme="light" aria-labelledby="request-title" className="border-t">
      <div className="mx-auto grid max-w-page grid-cols-1 gap-y-12 px-gutter py-16 lg:grid-cols-12 lg:items-center xl:py-24">
        <div data-reveal className="lg:col-span-7">
          <h2 id="request-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-5 mb-8 max-w-measure text-lead">{text}</p>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            className={buttonVariants({ variant: 'tag', size: 'lg' })}
          >
            {action}
          </a>
        </div>
        <Drawing
          file={blankTag}
          className="w-[min(22rem,100%)] -rotate-3 lg:col-[9/-1] lg:justify-self-end"
        />
      </div>
    </section>
  );
}
