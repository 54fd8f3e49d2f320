import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { SamePageLinks } from '@/components/layout/hash-scroll';
import { FooterLinks, SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { TextSpacing } from '@/components/layout/text-spacing';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { currentDate } from '@/lib/text/current-date';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { currentAddress } from '@/lib/redirects/redirects';
import { listFooterPages } from '@/lib/pages/website-content';
import { paths } from '@/lib/paths';
import { subscribe } from './newsletter-action';
import { SlowNavigation } from './slow-navigation';
import './public.css';

/** Navigation bar and footer around a public page. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const { consent, states } = await words();
  return (
    <>
      <CookieConsent words={consent.consent} />
      <SamePageLinks />
      <TextSpacing />
      <SiteHeader aboutHref={await currentAddress(paths.about)} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        companyLinks={<StoredLinks ofCompany />}
        legalLinks={<StoredLinks ofCompany={false} />}
        year={(await currentDate()).slice(0, 4)}
        subscribe={subscribe}
      />
      <SlowNavigation label={states.loading} />
    </>
  );
}

interface StoredLinksProps {
  /** Whether those of the company are meant, or all others. */
  ofCompany: boolean;
}

/** The stored pages in the footer. One that is only refreshed stays as it was when they cannot be read. */
async function StoredLinks({ ofCompany }: StoredLinksProps) {
  const { companyPages } = (await words()).navigation;
  const language = await currentLanguage();
  const pages = (await skipDuringBuildOutage(() => listFooterPages(language))) ?? [];
  const company = await Promise.all(companyPages.map((slug) => currentAddress(paths.info(slug))));
  const links = pages
    .filter(({ slug }) => company.includes(paths.info(slug)) === ofCompany)
    .map(({ slug, nav_title }) => ({ label: nav_title, href: paths.info(slug) }));
  return <FooterLinks links={links} />;
}
