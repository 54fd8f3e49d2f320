import type { ReactNode } from 'react';
import { CookieConsent } from '@/components/layout/cookie-consent';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { NewsletterBox } from '@/components/sections/newsletter/newsletter-box';
import { currentYear } from '@/lib/data/current-year';
import { listFooterPages } from '@/lib/data/website-content';
import { unlessAwayAtBuild } from '@/lib/data/while-building';
import { subscribe } from './newsletter-action';

/** Navigation bar and footer around a public page. */
export async function SiteFrame({ children }: { children: ReactNode }) {
  const pages = (await unlessAwayAtBuild(listFooterPages())) ?? [];
  const links = pages.map(({ slug, nav_title }) => ({ slug, label: nav_title }));
  return (
    <>
      <CookieConsent />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter links={links} year={await currentYear()}>
        <NewsletterBox action={subscribe} />
      </SiteFooter>
    </>
  );
}
