import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { SiteFooter, StoredLinks } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { NewsletterBox } from '@/components/sections/newsletter/newsletter-box';
import { OptionalSection } from '@/components/states/optional-section';
import { companyPages } from '@/content/navigation';
import { currentDate } from '@/lib/data/current-date';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { listFooterPages } from '@/lib/data/website-content';
import { subscribe } from './newsletter-action';
// Every page has sections with an eyebrow: its style travels with the header's, in one file.
import '@/components/sections/eyebrow.css';

/** Navigation bar and footer around a public page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <CookieConsent />
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter
        companyLinks={<FooterPages ofCompany />}
        legalLinks={<FooterPages ofCompany={false} />}
        year={(await currentDate()).slice(0, 4)}
      >
        <NewsletterBox action={subscribe} />
      </SiteFooter>
    </>
  );
}

interface FooterPagesProps {
  /** Whether those of the company are meant, or all others. */
  ofCompany: boolean;
}

function FooterPages(props: FooterPagesProps) {
  return (
    <OptionalSection>
      <ReadFooterPages {...props} />
    </OptionalSection>
  );
}

/** The links that are stored. A page that is only refreshed stays as it was when they cannot be read. */
async function ReadFooterPages({ ofCompany }: FooterPagesProps) {
  const pages = (await skipDuringBuildOutage(() => listFooterPages())) ?? [];
  const links = pages.map(({ slug, nav_title }) => ({ slug, label: nav_title }));
  return (
    <StoredLinks pages={links.filter(({ slug }) => companyPages.includes(slug) === ofCompany)} />
  );
}
