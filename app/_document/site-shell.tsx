import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { LinkScroll } from '@/components/layout/hash-scroll';
import { LanguageSuggestion } from '@/components/layout/language-suggestion';
import { FooterLinks, SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader, type AboutPage } from '@/components/layout/site-header';
import { TextSpacing } from '@/components/layout/text-spacing';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { defaultLanguage } from '@/lib/languages/languages';
import { currentDate } from '@/lib/text/current-date';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { currentAddress } from '@/lib/redirects/redirects';
import { listFooterPages, listInfoPages } from '@/lib/pages/website-content';
import { isConnected } from '@/lib/providers/listed-providers';
import { listPmsProviders } from '@/lib/providers/pms-providers';
import { paths } from '@/lib/paths';
import { subscribe } from './newsletter-action';
import { SlowNavigation } from './slow-navigation';
import './public.css';

/** Navigation bar and footer around a public page. */
export async function SiteShell({ children }: { children: ReactNode }) {
  const { consent, states } = await words();
  return (
    <>
      <CookieConsent words={consent.consent}>
        <LanguageSuggestion />
      </CookieConsent>
      <LinkScroll />
      <TextSpacing />
      <Header />
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

/** The page's own reads do not wait for those of its header. */
async function Header() {
  const [about, demo] = await Promise.all([aboutPage(), hasDemo()]);
  return <SiteHeader about={about} hasDemo={demo} />;
}

/** A demo can be booked once a booking system is connected. The page of the demo is only offered, so it may be missing. */
async function hasDemo(): Promise<boolean> {
  try {
    return isConnected(await skipDuringBuildOutage(() => listPmsProviders()));
  } catch {
    return false;
  }
}

/** The stored pages that belong to the company, and begin its column of the footer; the others are its legal column. */
const COMPANY_PAGES = ['about'];

/** The stored pages in the footer. One that is only refreshed stays as it was when they cannot be read. */
async function StoredLinks({ ofCompany }: { ofCompany: boolean }) {
  const shown = await currentLanguage();
  const [pages = [], originals = [], ...company] = await Promise.all([
    skipDuringBuildOutage(() => listFooterPages(shown)),
    skipDuringBuildOutage(() => listFooterPages()),
    ...COMPANY_PAGES.map((slug) => currentAddress(paths.info(slug))),
  ]);
  const companyIds = originals
    .filter(({ slug }) => company.includes(paths.info(slug)))
    .map(({ id }) => id);
  const links = pages
    .filter(({ original_id }) => companyIds.includes(original_id) === ofCompany)
    .map(({ slug, nav_title, language }) => ({
      label: nav_title,
      href: paths.info(slug),
      language: language === shown ? undefined : language,
    }));
  return <FooterLinks links={links} />;
}

/**
 * Finds the page about the company, which may be renamed and have a translation of another name; the English one where that
 * cannot be read.
 */
async function aboutPage(): Promise<AboutPage> {
  const original: AboutPage = {
    href: await currentAddress(paths.about),
    language: defaultLanguage,
  };
  const language = await currentLanguage();
  if (language === defaultLanguage) return original;
  try {
    const [pages = [], originals = []] = await Promise.all([
      skipDuringBuildOutage(() => listInfoPages(language)),
      skipDuringBuildOutage(() => listInfoPages(defaultLanguage)),
    ]);
    const about = originals.find(({ slug }) => paths.info(slug) === original.href);
    const shown = pages.find(({ original_id }) => original_id === about?.id);
    return shown ? { href: paths.info(shown.slug), language: shown.language } : original;
  } catch {
    return original;
  }
}
