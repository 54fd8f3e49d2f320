import type { ReactNode } from 'react';
import { LanguageLinks } from '@/components/layout/language-links';
import { Logo } from '@/components/layout/logo';
import { Eyebrow } from '@/components/sections/eyebrow';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { paths } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import styles from './auth-layout.module.css';
import { KeyRack } from './key-rack';

/** The classes of the main button of these pages, for forms on pages that do not load the variants. */
export const submitClassName = buttonVariants({
  variant: 'tag',
  size: 'lg',
  className: 'justify-self-start',
});

/** The `generateMetadata` of a page of these. */
export function authMetadata(page: 'confirm' | 'forgot' | 'newPassword', path: string) {
  return async () => {
    const { title, lead: description } = (await words()).auth.authCopy[page];
    return pageMetadata({ title, description, path, hidden: true });
  };
}

/** Title and lead default to those of signing in. */
type AuthLayoutProps = { title?: string; lead?: string; children: ReactNode };

/** The layout of the sign-in pages: the key rack in the dark theme, and the content beside it in the light one. */
export async function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  const { auth, navigation } = await words();
  const { authCopy } = auth;
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-[5fr_7fr]">
      <div data-theme="dark" className="overflow-x-clip">
        <div className="@container relative flex flex-col overflow-clip lg:sticky lg:top-0 lg:h-dvh">
          <header className="relative z-10 flex min-h-18 flex-1 items-center border-b bg-background px-gutter">
            <Logo />
          </header>
          {/* A picture, and a night scene. */}
          <div className={`${styles.rack} relative forced-color-adjust-none`}>
            <KeyRack />
          </div>
        </div>
      </div>
      <main
        id="main"
        tabIndex={-1}
        className="flex flex-1 flex-col overflow-x-clip px-gutter pt-8 pb-16 outline-none lg:px-[clamp(3rem,8.333vw,8.75rem)] lg:pt-[clamp(3rem,12dvh,9rem)] lg:pb-16"
      >
        <div className="w-full max-w-[34rem] max-lg:mx-auto">
          <Eyebrow {...authCopy.eyebrow} />
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.5rem)] leading-none tracking-[-0.03em]">
            {title ?? authCopy.title}
          </h1>
          <p className="mt-4 mb-10 text-muted-foreground">{lead ?? authCopy.lead}</p>
          {children}
          <p className="mt-12">
            <SiteLink
              href={paths.home}
              className="inline-flex min-h-11 items-center text-primary underline"
            >
              {authCopy.back}
            </SiteLink>
          </p>
          <LanguageLinks label={navigation.frame.languages} className="-mx-2 mt-2 text-small" />
        </div>
      </main>
    </div>
  );
}
