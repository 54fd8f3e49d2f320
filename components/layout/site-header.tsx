import { words } from '@/content/words';
import type { Words } from '@/content/languages';
import { currentLanguage } from '@/lib/languages/current-language';
import { defaultLanguage, type Language } from '@/lib/languages/languages';
import { paths } from '@/lib/paths';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NavLink } from './nav-link';
import { AccountLinks, AdminLink, MenuCloser, StickyHeader } from './site-header-parts';
import styles from './site-header.module.css';

/** The address of the page about the company, as lib/paths.ts has it, and its language. */
export interface AboutPage {
  href: string;
  language: Language;
}

const MENU_ID = 'site-menu';
const MENU_BUTTON_ID = 'site-menu-button';

const button =
  'inline-flex min-h-11 items-center justify-center rounded-sm border-[1.5px] border-current px-4 font-semibold whitespace-nowrap no-underline hover:bg-foreground hover:text-background';
const quiet =
  'inline-flex min-h-11 items-center justify-center px-2.5 whitespace-nowrap no-underline hover:underline';

/** The account links of the menu, and those of the bar. */
function accountParts(
  { login, signUp, dashboard }: Words['navigation']['accountLinks'],
  language: Language,
) {
  const menu = {
    login: { ...login, className: quiet },
    signUp: { ...signUp, className: button },
    dashboard: { ...dashboard, className: button },
  };
  // The bar leaves Login to the menu on small screens; on the smallest the dashboard too, and what is longer than "Sign Up".
  const hidden = `${button} @max-sm:hidden`;
  const bar = {
    signUp: { ...signUp, className: language === defaultLanguage ? button : hidden },
    login: { ...login, className: `${quiet} @max-3xl:hidden` },
    dashboard: { ...dashboard, className: hidden },
  };
  return { menu, bar };
}

interface SiteHeaderProps {
  /** The page about the company, which is a stored one and may be renamed. */
  about: AboutPage;
  hasDemo: boolean;
}

/**
 * The navigation bar. One list of links serves both widths: it is a popover under the bar on small screens and a row
 * of the bar on wide ones, so it needs no script to open. The menu alone has more of them.
 */
export async function SiteHeader({ about, hasDemo }: SiteHeaderProps) {
  const { accountLinks, adminLink, demoLink, frame, mainLinks, moreLinks } = (await words())
    .navigation;
  const account = accountParts(accountLinks, await currentLanguage());
  return (
    <>
      {/* The first paint has the whole bar: its right end would move if it were painted before it is parsed. */}
      <link rel="expect" href={`#${MENU_BUTTON_ID}`} blocking="render" />
      <StickyHeader
        className={`${styles.header} @container sticky top-0 z-40 border-b bg-background text-foreground transition-[background-color,box-shadow,border-color] print:static`}
      >
        <div className="mx-auto flex min-h-18 max-w-page flex-wrap items-center gap-2 px-gutter text-[1rem] @7xl:gap-4">
          <Logo className="mr-auto" />
          <nav
            id={MENU_ID}
            popover="auto"
            aria-label={frame.main}
            className={`${styles.menu} w-full overflow-y-auto border-b bg-background text-foreground`}
          >
            <ul className="@7xl:flex">
              {mainLinks.map((link) => (
                <li key={link.href}>
                  <NavLink {...link} {...(link.href === paths.about && about)} />
                </li>
              ))}
              <AdminLink {...adminLink} />
              {[...moreLinks, ...(hasDemo ? [demoLink] : [])].map((link) => (
                <li key={link.href} className="@7xl:hidden">
                  <NavLink {...link} />
                </li>
              ))}
            </ul>
            <div className="grid grid-cols-2 gap-2 border-t px-gutter py-5 @3xl:hidden">
              <AccountLinks {...account.menu} />
            </div>
            <LanguageLinks
              label={frame.languages}
              className="border-t px-[calc(var(--gutter)-0.5rem)] py-2 @7xl:hidden"
            />
          </nav>
          <div className="flex justify-end gap-1 @max-[22.4rem]:hidden @3xl:min-w-44 @7xl:ml-2">
            <AccountLinks {...account.bar} />
          </div>
          <button
            id={MENU_BUTTON_ID}
            type="button"
            popoverTarget={MENU_ID}
            className="inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-sm border-[1.5px] border-current px-3 font-semibold @7xl:hidden"
          >
            {frame.menu}
          </button>
          <MenuCloser menuId={MENU_ID} />
        </div>
      </StickyHeader>
    </>
  );
}
