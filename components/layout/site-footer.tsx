import type { ReactNode } from 'react';
import { messageVariants } from '@/components/forms/form-message';
import { LanguageMark } from '@/components/sections/language-mark';
import { NewsletterForm, type SubscribeAction } from '@/components/sections/newsletter-form';
import { OptionalSection } from '@/components/states/optional-section';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import type { NavigationLink } from '@/content/en/navigation';
import { words } from '@/content/words';
import { brand } from '@/lib/brand';
import type { Language } from '@/lib/languages/languages';
import { cn } from '@/lib/utils';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NavLink } from './nav-link';

interface SiteFooterProps {
  /** The stored pages that begin the columns of this name, and those of the legal one; left out where they fail. */
  companyLinks: ReactNode;
  legalLinks: ReactNode;
  year: string;
  subscribe: SubscribeAction;
}

/** The last row of every page: one that is shorter than the window is painted when it is there. */
export const SITE_END_ID = 'site-end';

/** The foot of every public page. */
export async function SiteFooter({ companyLinks, legalLinks, year, subscribe }: SiteFooterProps) {
  const { consent, navigation } = await words();
  const { footerColumns, frame, legalLinks: legalTexts } = navigation;
  return (
    <footer id="footer" tabIndex={-1} data-theme="light" className="border-t">
      <div className="mx-auto grid max-w-page grid-cols-12 gap-y-12 px-gutter pt-16 pb-6 xl:pt-20">
        <div className="col-span-full xl:col-span-6 xl:pr-12">
          <NewsletterBox action={subscribe} />
        </div>
        {footerColumns.map(({ id, ...column }) => (
          <FooterColumn key={id} {...column}>
            {id === 'company' && <OptionalSection>{companyLinks}</OptionalSection>}
          </FooterColumn>
        ))}
        <FooterColumn title={frame.legal} links={[]}>
          <FooterLinks links={legalTexts} />
          <OptionalSection>{legalLinks}</OptionalSection>
          <li>
            {/* Handled by CookieConsent; it asks nothing of a browser that runs no scripts. */}
            <button
              type="button"
              data-cookie-settings
              className={cn(footerLink, 'forced-colors:underline noscript:hidden')}
            >
              {consent.cookieSettings}
            </button>
          </li>
        </FooterColumn>
        <div
          id={SITE_END_ID}
          className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t pt-4 text-small text-muted-foreground"
        >
          <Logo className="text-primary" />
          <LanguageLinks label={frame.languages} className="-mx-2" />
          <p className="tabular-nums">{`© ${year} ${brand.name}. ${frame.operated}`}</p>
        </div>
      </div>
    </footer>
  );
}

const newsletterClasses = {
  button: buttonVariants({ className: 'grow max-[15rem]:px-3 sm:grow-0' }),
  failed: messageVariants({ variant: 'error' }),
  done: messageVariants({ variant: 'success', className: 'wrap-anywhere outline-none' }),
};

/** The place to leave an address for the newsletter. */
async function NewsletterBox({ action }: { action: SubscribeAction }) {
  const { newsletter } = (await words()).newsletter;
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className="max-w-[34rem]">
      <h2
        id="newsletter-title"
        className="text-[clamp(1.75rem,2.6vw,2.375rem)] leading-[1.1] tracking-[-0.02em]"
      >
        {newsletter.title}
      </h2>
      <p className="mt-3 mb-6 text-muted-foreground">{newsletter.lead}</p>
      <NewsletterForm action={action} classNames={newsletterClasses} words={newsletter.form} />
    </section>
  );
}

const footerLink =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center py-1 text-[1rem] leading-snug text-muted-foreground no-underline hover:text-foreground hover:underline';

interface FooterColumnProps {
  title: string;
  links: readonly NavigationLink[];
  children?: ReactNode;
}

function FooterColumn({ title, links, children }: FooterColumnProps) {
  return (
    <nav aria-label={title} className="col-span-6 pr-4 wrap-anywhere sm:col-span-4 xl:col-span-2">
      <h2 className="mb-1 font-sans text-[1rem] leading-normal font-semibold">{title}</h2>
      <ul>
        {children}
        <FooterLinks links={links} />
      </ul>
    </nav>
  );
}

/** A link, and the language of its page where that may be another one. */
type FooterLink = NavigationLink & { language?: Language };

/** Entries of a column. No prefetch: all links are visible at once, so scrolling down would load a dozen pages. */
export function FooterLinks({ links }: { links: readonly FooterLink[] }) {
  return links.map(({ label, href, language }) => (
    <li key={href}>
      {href.includes('#') ? (
        <NavLink label={label} href={href} prefetch={false} className={footerLink} />
      ) : (
        <SiteLink
          href={href}
          language={language}
          lang={language}
          prefetch={false}
          className={footerLink}
        >
          {language ? (
            <span>
              {label}
              <LanguageMark language={language} className="block" />
            </span>
          ) : (
            label
          )}
        </SiteLink>
      )}
    </li>
  ));
}
