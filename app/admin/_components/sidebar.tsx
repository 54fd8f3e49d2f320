'use client';

import { useEffect, useState } from 'react';
import { Mark } from '@/components/layout/logo';
import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import { AdminIcon } from './icons';
import { useShortcut } from './keys';
import type { NavigationGroup, NavigationLink } from './navigation';
import { PaletteDialog, SearchLink, usePalette } from './palette';
import { SidebarFoot } from './sidebar-foot';
import { dashboard, sidebarItem, SidebarLinks, useFreshCounts, type Unread } from './sidebar-links';
import { sidebarCookie, takeEarlyPresses, type SidebarState } from './sidebar-settings';

const copy = adminCopy.navigation;

// The sidebar is a sheet below 768 px. The width is in rem as in the style sheet: both agree when the reader has set larger text.
const wideScreen = '(min-width: 48rem)';

interface SidebarProps {
  /** The state in the cookie, which the server reads, so that a collapsed sidebar never opens for a moment. */
  initial: SidebarState;
  groups: readonly NavigationGroup[];
  writing: readonly NavigationLink[];
  /** The administrator who is signed in. */
  user: { email: string; role: string };
  unread: Unread;
}

/** Navigation of the admin area: beside the page, collapsible to its icons; a sheet on phones. */
export function Sidebar({ initial, writing, ...contents }: SidebarProps) {
  const sidebar = useSidebar(initial);
  const palette = usePalette();
  useFreshCounts(contents.groups);
  const parts = { ...contents, ...sidebar, palette };
  return (
    <>
      <NarrowSidebar {...parts} />
      <WideSidebar {...parts} />
      <PaletteDialog
        palette={palette}
        pages={[dashboard, ...contents.groups.flatMap((group) => group.links)]}
        writing={writing}
        onChosen={() => {
          palette.setIsOpen(false);
          sidebar.setSheetOpen(false);
        }}
      />
    </>
  );
}

type PartProps = Omit<SidebarProps, 'initial' | 'writing'> &
  ReturnType<typeof useSidebar> & { palette: ReturnType<typeof usePalette> };

/** The bar of a phone, and the sheet that its button opens. */
function NarrowSidebar({ user, palette, sheetOpen, setSheetOpen, ...links }: PartProps) {
  const hydrated = useHydrated();
  return (
    <header
      data-theme="dark"
      className="flex items-center justify-between gap-1 px-2 py-2 md:hidden"
    >
      <SidebarLogo />
      <div className="flex gap-1">
        <SearchLink palette={palette} className="w-12 justify-center" iconOnly />
        <Sheet open={sheetOpen} onOpenChange={setSheetOpen}>
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
            <div className="flex flex-1 flex-col justify-between gap-6 px-2 pb-4">
              <SidebarLinks {...links} onNavigate={() => setSheetOpen(false)} />
              <SidebarFoot user={user} />
            </div>
          </SheetContent>
        </Sheet>
      </div>
    </header>
  );
}

/** The column beside the page, whole or collapsed to its icons. */
function WideSidebar({ user, palette, ...links }: PartProps) {
  const { state, keep } = links;
  const hydrated = useHydrated();
  const { isCollapsed } = state;
  const toggleLabel = isCollapsed ? copy.expand : copy.collapse;
  return (
    <aside
      id="admin-sidebar"
      data-theme="dark"
      data-state={isCollapsed ? 'collapsed' : 'expanded'}
      className={cn(
        'hidden overflow-x-clip transition-[width] md:block md:shrink-0 forced-colors:border-r noscript:block',
        isCollapsed ? 'md:w-[3rem]' : 'md:w-[16rem]',
      )}
    >
      <div
        className={cn(
          'flex flex-col md:sticky md:top-0 md:h-dvh md:py-2',
          !isCollapsed && 'md:px-2',
        )}
      >
        <div className={cn('mb-1 flex shrink-0 items-center', isCollapsed && 'flex-col')}>
          <SidebarLogo iconOnly={isCollapsed} className="min-w-0 flex-1 max-md:hidden" />
          <SearchLink
            palette={palette}
            iconOnly={isCollapsed}
            className={cn(!isCollapsed && 'w-auto gap-2 border px-2 md:px-2')}
          />
        </div>
        {/* The links scroll; who is signed in and Logout stay in view. */}
        <div className="flex-1 md:min-h-0 md:overflow-x-clip md:overflow-y-auto">
          <SidebarLinks {...links} iconsOnly={isCollapsed} />
        </div>
        <SidebarFoot user={user} iconsOnly={isCollapsed}>
          <button
            type="button"
            aria-expanded={!isCollapsed}
            aria-controls="admin-sidebar"
            aria-keyshortcuts="Control+B Meta+B"
            aria-label={toggleLabel}
            title={`${toggleLabel} (Ctrl+B)`}
            disabled={!hydrated}
            onClick={() => keep({ ...state, isCollapsed: !isCollapsed })}
            className={cn(
              sidebarItem,
              'text-muted-foreground disabled:cursor-default disabled:opacity-55 noscript:hidden',
              !isCollapsed && 'w-auto',
            )}
          >
            <AdminIcon name="sidebar" />
          </button>
        </SidebarFoot>
      </div>
    </aside>
  );
}

/** How the sidebar is left on wide screens, whether it is open as a sheet on narrow ones, and its shortcut. */
function useSidebar(initial: SidebarState) {
  const [state, setState] = useState(initial);
  const [sheetOpen, setSheetOpen] = useState(false);

  function keep(next: SidebarState) {
    setState(next);
    document.cookie = sidebarCookie(next, location.protocol === 'https:');
  }

  useShortcut('b', (event) => {
    // The same keys mean bold in a text with formatting.
    if (event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    if (matchMedia(wideScreen).matches) keep({ ...state, isCollapsed: !state.isCollapsed });
    else setSheetOpen(!sheetOpen);
  });

  // Repeats what was pressed before the listener above was there. Two presses come to nothing.
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

  return { state, keep, sheetOpen, setSheetOpen };
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
