'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { useEffect, useState, useTransition, type SubmitEvent } from 'react';
import { countDrafts, forgetDrafts } from '@/components/forms/desk-drafts';
import { Mark } from '@/components/layout/logo';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { ADMIN_PAGES } from '@/lib/desk/rights';
import type { DeskRole } from '@/lib/auth/roles';
import { signOut } from '@/lib/auth/sign-out';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import { DeskLink } from './desk-link';
import { AdminIcon } from './icons';
import { reportError } from './report';
import { sidebarCookie, takeEarlyPresses } from './sidebar-settings';

const copy = adminCopy.navigation;

// Below 768 px the sidebar is a sheet. In rem as in the style sheet, so that both agree when the reader has set larger text.
const wideScreen = '(min-width: 48rem)';

/** One line of the sidebar: link, button or toggle. Its icon is in the middle of the 3 rem that remain when collapsed. */
const itemClasses = [
  'flex min-h-12 w-full cursor-pointer md:min-h-10 items-center gap-3 overflow-hidden px-3 text-left whitespace-nowrap',
  'hover:bg-accent focus-visible:-outline-offset-4',
  'aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_4px_0_0_var(--primary)]',
  'forced-colors:aria-[current=page]:underline',
].join(' ');

/** The collections: name in the address, label, and whether it holds what visitors sent. */
type Collections = readonly { name: string; label: string; isInbox: boolean }[];

type SidebarProps = {
  /** From the cookie, which the server reads, so that a collapsed sidebar never opens for a moment. */
  defaultCollapsed: boolean;
  collections: Collections;
  /** Of the administrator: leaves out the pages that it does not open. */
  role: DeskRole;
};

/** Navigation of the admin area: beside the page, collapsible to its icons; a sheet on phones. */
export function Sidebar({ defaultCollapsed, collections, role }: SidebarProps) {
  const { collapsed, collapse, sheetOpen, setSheetOpen } = useSidebar(defaultCollapsed);
  const hydrated = useHydrated();
  const toggleLabel = collapsed ? copy.expand : copy.collapse;
  return (
    <>
      <MobileBar
        open={sheetOpen}
        onOpenChange={setSheetOpen}
        collections={collections}
        role={role}
      />
      <aside
        id="admin-sidebar"
        data-theme="dark"
        data-state={collapsed ? 'collapsed' : 'expanded'}
        className={cn(
          'hidden overflow-x-clip transition-[width] md:block md:shrink-0 forced-colors:border-r noscript:block',
          collapsed ? 'md:w-[3rem]' : 'md:w-[16rem]',
        )}
      >
        <div
          className={cn(
            'flex flex-col md:sticky md:top-0 md:h-dvh md:py-4',
            !collapsed && 'md:px-2',
          )}
        >
          <SidebarLogo iconOnly={collapsed} className="max-md:hidden" />
          {/* The links scroll; Logout stays in view. */}
          <div className="flex flex-1 flex-col justify-between gap-4 md:mt-5 md:min-h-0">
            <div className="md:min-h-0 md:overflow-x-clip md:overflow-y-auto">
              <SidebarLinks collections={collections} role={role} iconsOnly={collapsed} />
            </div>
            <div className="border-t pt-2">
              <SignOutForm iconsOnly={collapsed} />
              <button
                type="button"
                aria-expanded={!collapsed}
                aria-controls="admin-sidebar"
                aria-keyshortcuts="Control+B Meta+B"
                title={`${toggleLabel} (Ctrl+B)`}
                disabled={!hydrated}
                onClick={() => collapse(!collapsed)}
                className={cn(
                  itemClasses,
                  'text-muted-foreground disabled:cursor-default disabled:opacity-55 noscript:hidden',
                )}
              >
                <AdminIcon name="sidebar" />
                <span className={cn(collapsed && 'sr-only')}>{toggleLabel}</span>
              </button>
            </div>
          </div>
        </div>
      </aside>
    </>
  );
}

/** The sidebar's two states, collapsed on wide screens and open as a sheet on narrow ones, and its shortcut. */
function useSidebar(initiallyCollapsed: boolean) {
  const [collapsed, setCollapsed] = useState(initiallyCollapsed);
  const [sheetOpen, setSheetOpen] = useState(false);

  function collapse(next: boolean) {
    setCollapsed(next);
    document.cookie = sidebarCookie(next, location.protocol === 'https:');
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      if (!modifier || event.key.toLowerCase() !== 'b' || event.repeat) return;
      // In a text with formatting the same keys mean bold.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (matchMedia(wideScreen).matches) collapse(!collapsed);
      else setSheetOpen(!sheetOpen);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });

  // After the listener above is there: what was pressed before it. Two presses come to nothing.
  useEffect(() => {
    if (takeEarlyPresses() % 2 === 1)
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true }));
  }, []);

  useEffect(() => {
    const query = matchMedia(wideScreen);
    const closeSheet = () => setSheetOpen(false);
    query.addEventListener('change', closeSheet);
    return () => query.removeEventListener('change', closeSheet);
  }, []);

  return { collapsed, collapse, sheetOpen, setSheetOpen };
}

/** On phones: a bar with the menu button, and the sidebar as a sheet. */
function MobileBar({
  open,
  onOpenChange,
  collections,
  role,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
} & Omit<SidebarProps, 'defaultCollapsed'>) {
  const hydrated = useHydrated();
  return (
    <header
      data-theme="dark"
      className="flex items-center justify-between gap-3 px-2 py-2 md:hidden"
    >
      <SidebarLogo />
      <Sheet open={open} onOpenChange={onOpenChange}>
        <SheetTrigger asChild>
          <Button
            variant="outline"
            size="sm"
            disabled={!hydrated}
            className="mr-2 px-3 noscript:hidden"
          >
            <AdminIcon name="menu" />
            {copy.menu}
          </Button>
        </SheetTrigger>
        <SheetContent data-theme="dark" aria-describedby={undefined} className="w-[18rem]">
          <SheetTitle className="sr-only">{copy.menu}</SheetTitle>
          <div className="flex items-center justify-between px-2 py-2">
            <SidebarLogo />
            <SheetClose asChild>
              <Button variant="ghost" size="sm" className="px-2" aria-label={copy.close}>
                <CloseIcon />
              </Button>
            </SheetClose>
          </div>
          <div className="mt-6 flex flex-1 flex-col justify-between gap-8 px-2 pb-4">
            <SidebarLinks
              collections={collections}
              role={role}
              onNavigate={() => onOpenChange(false)}
            />
            <SignOutForm />
          </div>
        </SheetContent>
      </Sheet>
    </header>
  );
}

/** Mark and name; leads to the public site by a full load, which brings that page's own content security policy. */
function SidebarLogo({ iconOnly = false, className }: { iconOnly?: boolean; className?: string }) {
  return (
    <a
      href={paths.home}
      title={iconOnly ? brand.name : undefined}
      className={cn(
        'flex min-h-12 items-center gap-2.5 overflow-hidden px-3.5 font-display text-[1.375rem] leading-none font-bold tracking-tight focus-visible:-outline-offset-4',
        className,
      )}
    >
      <Mark className="h-[1.7rem] shrink-0" />
      <span className={cn(iconOnly && 'md:sr-only')}>{brand.name}</span>
    </a>
  );
}

/** The pages of the admin area; the one that is open has a brass edge. */
function SidebarLinks({
  collections,
  role,
  iconsOnly = false,
  onNavigate,
}: {
  iconsOnly?: boolean;
  onNavigate?: () => void;
} & Omit<SidebarProps, 'defaultCollapsed'>) {
  const pathname = usePathname();
  const lists = collections.map((list) => ({ href: paths.adminCollection(list.name), ...list }));
  const groups = [
    [
      { href: paths.admin, label: copy.dashboard, name: 'dashboard' },
      { href: paths.adminSearch, label: copy.search, name: 'search' },
      { href: paths.adminComing, label: copy.coming, name: 'coming' },
      {
        href: paths.adminOutdatedTranslations,
        label: copy.translations,
        name: 'translations',
      },
    ],
    lists.filter(({ isInbox }) => !isInbox),
    [
      ...lists.filter(({ isInbox }) => isInbox),
      { href: paths.adminPerson, label: copy.person, name: 'person' },
    ],
    [
      { href: paths.adminContentFile, label: adminCopy.contentFile.title, name: 'content-file' },
      { href: paths.adminAdministrators, label: copy.administrators, name: 'administrators' },
    ],
  ]
    .map((links) => links.filter(({ href }) => ADMIN_PAGES.get(href)?.includes(role) ?? true))
    .filter((links) => links.length > 0);
  const isOpen = (href: string) =>
    pathname === href || (href !== paths.admin && pathname.startsWith(`${href}/`));
  return (
    <nav aria-label={copy.label}>
      {groups.map((links, place) => (
        <ul key={links[0]!.href} className={place > 0 ? 'mt-2 border-t pt-2' : undefined}>
          {links.map(({ href, label, name }) => (
            <li key={href}>
              <DeskLink
                href={href}
                onClick={onNavigate}
                aria-current={isOpen(href) ? 'page' : undefined}
                title={iconsOnly ? label : undefined}
                className={itemClasses}
              >
                <AdminIcon name={name} />
                <span className={cn(iconsOnly && 'md:sr-only')}>{label}</span>
              </DeskLink>
            </li>
          ))}
        </ul>
      ))}
    </nav>
  );
}

/**
 * Logout is a form, because it changes something; it works before the page's script has loaded as well. When the server
 * cannot be reached, a message says so and the page stays.
 */
function SignOutForm({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const [pending, startTransition] = useTransition();

  function leave(event: SubmitEvent) {
    event.preventDefault();
    if (pending) return;
    const drafts = countDrafts();
    if (drafts > 0 && !confirm(adminCopy.draft.signOut(drafts))) return;
    const keepAgain = forgetDrafts();
    startTransition(() =>
      signOut().catch((error: unknown) => {
        unstable_rethrow(error); // the redirect that follows a successful sign-out
        keepAgain();
        reportError(adminCopy.signOutFailed);
      }),
    );
  }

  return (
    <form action={signOut} onSubmit={leave}>
      <button
        type="submit"
        aria-disabled={pending || undefined}
        aria-busy={pending || undefined}
        title={iconsOnly ? copy.logout : undefined}
        className={itemClasses}
      >
        <AdminIcon name="logout" />
        <span className={cn(iconsOnly && 'md:sr-only')}>{copy.logout}</span>
      </button>
    </form>
  );
}
