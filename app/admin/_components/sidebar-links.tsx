'use client';

import { usePathname, useRouter } from 'next/navigation';
import { Suspense, use, useEffect, useRef } from 'react';
import { ChevronDownIcon } from '@/components/ui/icons';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';
import { shownCount } from '@/lib/desk/inbox/shown-count';
import { cn } from '@/lib/utils';
import { DeskLink } from './desk-link';
import { AdminIcon } from './icons';
import type { NavigationGroup, NavigationLink } from './navigation';
import type { SidebarState } from './sidebar-settings';

const copy = adminCopy.navigation;

/**
 * One line of the sidebar: link, button or toggle. Its icon is in the middle of the 3 rem that remain when collapsed. With a
 * mouse the lines are so low that all of them fit a window of 900 px.
 */
export const sidebarItem = [
  'relative flex min-h-11 w-full cursor-pointer items-center gap-3 overflow-hidden px-3 text-left whitespace-nowrap',
  'md:text-small md:pointer-fine:min-h-[clamp(1.75rem,calc((100dvh-16rem)/23),2rem)] md:[&_svg]:size-5 md:px-3.5',
  'hover:bg-accent focus-visible:-outline-offset-4',
  'aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_4px_0_0_var(--primary)]',
  'forced-colors:aria-[current=page]:underline',
].join(' ');

/** How many rows of each inbox are unread; null where they could not be counted. */
export type Unread = Promise<Readonly<Record<string, number | null>>>;

export const dashboard: NavigationLink = {
  href: deskPaths.home,
  label: copy.dashboard,
  name: 'dashboard',
};

interface SidebarLinksProps {
  groups: readonly NavigationGroup[];
  unread: Unread;
  state: SidebarState;
  keep: (state: SidebarState) => void;
  iconsOnly?: boolean;
  onNavigate?: () => void;
}

/** The pages of the admin area in their groups; the one that is open has a brass edge, and is in view. */
export function SidebarLinks({ groups, iconsOnly = false, ...props }: SidebarLinksProps) {
  const pathname = usePathname();
  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    nav.current?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest' });
  }, [pathname]);

  const { unread, onNavigate } = props;
  return (
    <nav ref={nav} aria-label={copy.label}>
      <Line link={dashboard} counted={[]} {...{ unread, iconsOnly, onNavigate }} />
      {groups.map((group) => (
        <Group key={group.name} group={group} iconsOnly={iconsOnly} {...props} />
      ))}
    </nav>
  );
}

type GroupProps = Omit<SidebarLinksProps, 'groups'> & { group: NavigationGroup };

/** The lines of a group below its name, which closes it. */
function Group({ group: { name, label, links }, state, keep, iconsOnly, ...line }: GroupProps) {
  const pathname = usePathname();
  const hydrated = useHydrated();
  const isClosed = !iconsOnly && state.closed.includes(name);
  const closed = isClosed ? state.closed.filter((one) => one !== name) : [...state.closed, name];
  // The link to the open page does not disappear.
  const hidden = isClosed ? links.filter(({ href }) => !isOpen(href, pathname)) : [];
  return (
    <div className={cn(iconsOnly && 'border-t')}>
      {iconsOnly ? null : (
        <button
          type="button"
          aria-expanded={!isClosed}
          disabled={!hydrated}
          onClick={() => keep({ ...state, closed })}
          className="flex min-h-11 w-full cursor-pointer items-end gap-2 px-3 pb-0.5 text-small text-muted-foreground hover:text-foreground focus-visible:-outline-offset-4 max-md:pb-2 md:px-3.5 md:pointer-fine:min-h-[1.6rem]"
        >
          {label}
          <ChevronDownIcon className={cn('mb-1.5 w-2.5 shrink-0', isClosed && '-rotate-90')} />
          {isClosed ? (
            <Suspense fallback={null}>
              <UnreadCount of={hidden.map((link) => link.name)} unread={line.unread} />
            </Suspense>
          ) : null}
        </button>
      )}
      <ul aria-label={label}>
        {links
          .filter((link) => !hidden.includes(link))
          .map((link) => (
            <li key={link.href}>
              <Line link={link} counted={[link.name]} iconsOnly={iconsOnly} {...line} />
            </li>
          ))}
      </ul>
    </div>
  );
}

type LineProps = Pick<SidebarLinksProps, 'unread' | 'iconsOnly' | 'onNavigate'> & {
  link: NavigationLink;
  /** The inboxes whose unread rows are counted. */
  counted: readonly string[];
};

function Line({ link: { href, label, name }, counted, unread, iconsOnly, onNavigate }: LineProps) {
  const pathname = usePathname();
  return (
    <DeskLink
      href={href}
      onClick={onNavigate}
      aria-current={isOpen(href, pathname) ? 'page' : undefined}
      title={iconsOnly ? label : undefined}
      className={sidebarItem}
    >
      <AdminIcon name={name} />
      <span className={cn('truncate', iconsOnly && 'md:sr-only')}>{label}</span>
      <Suspense fallback={null}>
        <UnreadCount of={counted} unread={unread} isDot={iconsOnly} />
      </Suspense>
    </DeskLink>
  );
}

function isOpen(href: string, pathname: string): boolean {
  return pathname === href || (href !== deskPaths.home && pathname.startsWith(`${href}/`));
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

/**
 * The counts are of the layout, which a navigation keeps. They are read again on the dashboard, and after a submission was
 * opened, which is read from then on; so is the list before it.
 */
export function useFreshCounts(groups: readonly NavigationGroup[]) {
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
