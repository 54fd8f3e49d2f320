'use client';

import { unstable_rethrow, usePathname, useRouter } from 'next/navigation';
import {
  lazy,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
  useTransition,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { countDrafts, forgetDrafts } from '@/components/forms/desk-drafts';
import { Mark } from '@/components/layout/logo';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { ChevronDownIcon, CloseIcon } from '@/components/ui/icons';
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { Spinner } from '@/components/ui/spinner';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { signOut } from '@/lib/auth/sign-out';
import { brand } from '@/lib/brand';
import { shownCount } from '@/lib/desk/inbox/shown-count';
import { deskPaths } from '@/lib/desk-paths';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';
import { DeskLink } from './desk-link';
import { AdminIcon } from './icons';
import { useModifier } from './keys';
import type { NavigationGroup, NavigationLink } from './navigation';
import { reportError } from './report';
import { sidebarCookie, takeEarlyPresses, type SidebarState } from './sidebar-settings';

const CommandPalette = lazy(() =>
  import('./command-palette').catch(() => ({ default: PaletteFailed })),
);

const copy = adminCopy.navigation;
const searchCopy = adminCopy.search.palette;

const dashboard: NavigationLink = {
  href: deskPaths.home,
  label: copy.dashboard,
  name: 'dashboard',
};

// The sidebar is a sheet below 768 px. In rem as in the style sheet, so that both agree when the reader has set larger text.
const wideScreen = '(min-width: 48rem)';

/**
 * One line of the sidebar: link, button or toggle. Its icon is in the middle of the 3 rem that remain when collapsed. With a
 * mouse the lines are so low that all of them fit a window of 900 px.
 */
const itemClasses = [
  'relative flex min-h-11 w-full cursor-pointer items-center gap-3 overflow-hidden px-3 text-left whitespace-nowrap',
  'md:text-small md:pointer-fine:min-h-[clamp(1.75rem,calc((100dvh-16rem)/23),2rem)] md:[&_svg]:size-5 md:px-3.5',
  'hover:bg-accent focus-visible:-outline-offset-4',
  'aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_4px_0_0_var(--primary)]',
  'forced-colors:aria-[current=page]:underline',
].join(' ');

/** How many rows of each inbox are unread; null where they could not be counted. */
type Unread = Promise<Readonly<Record<string, number | null>>>;

type Contents = {
  groups: readonly NavigationGroup[];
  /** The administrator who is signed in. */
  user: { email: string; role: string };
  unread: Unread;
};

type SidebarProps = Contents & {
  /** The state in the cookie, which the server reads, so that a collapsed sidebar never opens for a moment. */
  initial: SidebarState;
  writing: readonly NavigationLink[];
};

/** Navigation of the admin area: beside the page, collapsible to its icons; a sheet on phones. */
export function Sidebar({ initial, writing, ...contents }: SidebarProps) {
  const { state, keep, sheetOpen, setSheetOpen } = useSidebar(initial);
  const palette = usePalette();
  const { onOpenAutoFocus, onCloseAutoFocus } = useDialogFocus();
  const hydrated = useHydrated();
  useFreshCounts(contents.groups);
  const { isCollapsed } = state;
  const toggleLabel = isCollapsed ? copy.expand : copy.collapse;
  const links = { ...contents, state, keep };
  return (
    <>
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
                <SidebarFoot user={contents.user} />
              </div>
            </SheetContent>
          </Sheet>
        </div>
      </header>
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
          <SidebarFoot user={contents.user} iconsOnly={isCollapsed}>
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
                itemClasses,
                'text-muted-foreground disabled:cursor-default disabled:opacity-55 noscript:hidden',
                !isCollapsed && 'w-auto',
              )}
            >
              <AdminIcon name="sidebar" />
            </button>
          </SidebarFoot>
        </div>
      </aside>
      <Dialog open={palette.isOpen} onOpenChange={palette.setIsOpen}>
        <DialogContent
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={onCloseAutoFocus}
          className="gap-4 sm:top-[12vh] sm:max-h-[76vh] sm:translate-y-0 sm:overflow-clip sm:p-6"
        >
          <DialogHeader>
            <DialogTitle>{searchCopy.title}</DialogTitle>
            <DialogDescription>{searchCopy.lead}</DialogDescription>
          </DialogHeader>
          <Suspense fallback={<Spinner label={searchCopy.loading} />}>
            <CommandPalette
              pages={[dashboard, ...contents.groups.flatMap((group) => group.links)]}
              writing={writing}
              onChosen={() => {
                palette.setIsOpen(false);
                setSheetOpen(false);
              }}
            />
          </Suspense>
        </DialogContent>
      </Dialog>
    </>
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

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      if (!modifier || event.key.toLowerCase() !== 'b' || event.repeat) return;
      // The same keys mean bold in a text with formatting.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (matchMedia(wideScreen).matches) keep({ ...state, isCollapsed: !state.isCollapsed });
      else setSheetOpen(!sheetOpen);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
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

/** Whether the window is open that Ctrl+K opens. Its code is loaded when it opens first. */
function usePalette() {
  const [isOpen, setIsOpen] = useState(false);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const modifier = event.ctrlKey !== event.metaKey && !event.altKey && !event.shiftKey;
      if (!modifier || event.key.toLowerCase() !== 'k' || event.repeat) return;
      // The same keys ask for the address of a link in a text with formatting. No second window opens over another one.
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (isOpen) setIsOpen(false);
      else if (!document.querySelector('[role$=dialog][data-state=open]')) setIsOpen(true);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);

  return { isOpen, setIsOpen };
}

/** Stands in place of the palette when its code could not be loaded. */
function PaletteFailed() {
  return (
    <p role="alert" className="border-l-[6px] border-destructive pl-4 text-destructive">
      {searchCopy.notLoaded}
    </p>
  );
}

/** Opens the palette; without a script, and in a new tab, it leads to the page that searches every list. */
function SearchLink({
  palette,
  iconOnly = false,
  className,
}: {
  palette: ReturnType<typeof usePalette>;
  iconOnly?: boolean;
  className?: string;
}) {
  const modifier = useModifier();
  const isOpen = usePathname() === deskPaths.search;
  return (
    <DeskLink
      href={deskPaths.search}
      aria-keyshortcuts="Control+K Meta+K"
      aria-current={isOpen ? 'page' : undefined}
      title={`${copy.search} (${modifier}+K)`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        palette.setIsOpen(true);
      }}
      className={cn(itemClasses, className)}
    >
      <AdminIcon name="search" />
      <span className="sr-only">{copy.search}</span>
      {iconOnly ? null : (
        <kbd aria-hidden="true" className="font-sans text-muted-foreground">
          {modifier} K
        </kbd>
      )}
    </DeskLink>
  );
}

/**
 * The counts are of the layout, which a navigation keeps. They are read again on the dashboard, and after a submission was
 * opened, which is read from then on; so is the list before it.
 */
function useFreshCounts(groups: readonly NavigationGroup[]) {
  const pathname = usePathname();
  const { refresh } = useRouter();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    const inboxes = groups.find(({ name }) => name === 'inbox')?.links ?? [];
    const wasOpened = inboxes.some(({ href }) => last.current.startsWith(`${href}/`));
    last.current = pathname;
    if (wasOpened || pathname === deskPaths.home) refresh();
  }, [pathname, groups, refresh]);
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

/** The pages of the admin area in their groups; the one that is open has a brass edge, and is in view. */
function SidebarLinks({
  groups,
  unread,
  state,
  keep,
  iconsOnly = false,
  onNavigate,
}: Contents & {
  state: SidebarState;
  keep: (state: SidebarState) => void;
  iconsOnly?: boolean;
  onNavigate?: () => void;
}) {
  const pathname = usePathname();
  const hydrated = useHydrated();
  const nav = useRef<HTMLElement>(null);
  const isOpen = (href: string) =>
    pathname === href || (href !== deskPaths.home && pathname.startsWith(`${href}/`));

  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  const lineOf = ({ href, label, name }: NavigationLink, counted: readonly string[]) => (
    <DeskLink
      key={href}
      href={href}
      onClick={onNavigate}
      aria-current={isOpen(href) ? 'page' : undefined}
      title={iconsOnly ? label : undefined}
      className={itemClasses}
    >
      <AdminIcon name={name} />
      <span className={cn('truncate', iconsOnly && 'md:sr-only')}>{label}</span>
      <Suspense fallback={null}>
        <UnreadCount of={counted} unread={unread} isDot={iconsOnly} />
      </Suspense>
    </DeskLink>
  );
  return (
    <nav ref={nav} aria-label={copy.label}>
      {lineOf(dashboard, [])}
      {groups.map(({ name: group, label, links }) => {
        const isClosed = !iconsOnly && state.closed.includes(group);
        const closed = isClosed
          ? state.closed.filter((one) => one !== group)
          : [...state.closed, group];
        // The link to the open page does not disappear.
        const hidden = isClosed ? links.filter(({ href }) => !isOpen(href)) : [];
        const shown = links.filter((link) => !hidden.includes(link));
        return (
          <div key={group} className={cn(iconsOnly && 'border-t')}>
            {iconsOnly ? null : (
              <button
                type="button"
                aria-expanded={!isClosed}
                disabled={!hydrated}
                onClick={() => keep({ ...state, closed })}
                className="flex min-h-11 w-full cursor-pointer items-end gap-2 px-3 pb-0.5 text-small text-muted-foreground hover:text-foreground focus-visible:-outline-offset-4 max-md:pb-2 md:px-3.5 md:pointer-fine:min-h-[1.6rem]"
              >
                {label}
                <ChevronDownIcon
                  className={cn('mb-1.5 w-2.5 shrink-0', isClosed && '-rotate-90')}
                />
                {isClosed ? (
                  <Suspense fallback={null}>
                    <UnreadCount of={hidden.map(({ name }) => name)} unread={unread} />
                  </Suspense>
                ) : null}
              </button>
            )}
            <ul aria-label={label}>
              {shown.map((link) => (
                <li key={link.href}>{lineOf(link, [link.name])}</li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** How many rows of some inboxes are unread; nothing where none is, and of other lists. */
function UnreadCount({
  of,
  unread,
  isDot = false,
}: {
  of: readonly string[];
  unread: Unread;
  isDot?: boolean;
}) {
  const counts = use(unread);
  const own = of.flatMap((name) => (name in counts ? [counts[name] ?? null] : []));
  const isKnown = !own.includes(null);
  const count = own.reduce<number>((sum, each) => sum + (each ?? 0), 0);
  if (isKnown && count === 0) return null;
  return (
    <span
      className={cn(
        'ml-auto rounded-sm bg-primary px-1.5 leading-5 font-semibold text-primary-foreground tabular-nums forced-colors:border',
        isDot && 'md:absolute md:top-0 md:right-0.5 md:px-1 md:leading-4',
      )}
    >
      <span aria-hidden={!isKnown}>{isKnown ? shownCount(count) : '?'}</span>
      <span className="sr-only"> {isKnown ? copy.unread : copy.notCounted}</span>
    </span>
  );
}

/** The signed-in administrator, and the ways out of the desk. The public site is a full load, which brings its own policy. */
function SidebarFoot({
  user: { email, role },
  iconsOnly = false,
  children,
}: {
  user: Contents['user'];
  iconsOnly?: boolean;
  children?: ReactNode;
}) {
  return (
    <div className="mt-1 shrink-0 border-t pt-1.5">
      <div className="relative">
        <p
          title={iconsOnly ? `${email}, ${role}` : undefined}
          className="px-3.5 text-small leading-tight md:[&_svg]:size-5"
        >
          {iconsOnly ? <AdminIcon name="account" /> : null}
          <span className={cn(iconsOnly && 'md:sr-only')}>
            <span className="block wrap-anywhere">{email}</span>
            <span className="block text-muted-foreground">{role}</span>
          </span>
        </p>
        <div className={cn(!iconsOnly && 'absolute right-0 bottom-0')}>{children}</div>
      </div>
      <div className={cn('flex pt-1', iconsOnly && 'flex-col')}>
        <a
          href={paths.home}
          title={iconsOnly ? copy.viewSite : undefined}
          className={cn(itemClasses, !iconsOnly && 'w-auto flex-1 gap-2')}
        >
          <AdminIcon name="site" />
          <span className={cn(iconsOnly && 'md:sr-only')}>{copy.viewSite}</span>
        </a>
        <SignOutForm iconsOnly={iconsOnly} />
      </div>
    </div>
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
        className={cn(itemClasses, !iconsOnly && 'gap-2')}
      >
        <AdminIcon name="logout" />
        <span className={cn(iconsOnly && 'md:sr-only')}>{copy.logout}</span>
      </button>
    </form>
  );
}
