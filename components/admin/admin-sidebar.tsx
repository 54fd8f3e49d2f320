'use client';

import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { cn } from '@/lib/utils';
import { SidebarIcon } from './icons';
import { MobileBar } from './mobile-bar';
import { itemClasses } from './sidebar-item';
import { SidebarLinks } from './sidebar-links';
import { SidebarLogo } from './sidebar-logo';
import { sidebarWidthClass } from './sidebar-settings';
import { SignOutForm } from './sign-out-button';
import { useSidebar } from './use-sidebar';

/** What the sidebar takes. The server reads the cookie, so that a collapsed sidebar never opens for a moment. */
export type AdminSidebarProps = {
  defaultCollapsed: boolean;
  signOut: () => Promise<void>;
};

/** Navigation of the admin area: beside the page, collapsible to its icons; a sheet on phones. */
export function AdminSidebar({ defaultCollapsed, signOut }: AdminSidebarProps) {
  const { collapsed, collapse, sheetOpen, setSheetOpen } = useSidebar(defaultCollapsed);
  const hydrated = useHydrated();
  const toggleLabel = collapsed ? adminCopy.navigation.expand : adminCopy.navigation.collapse;
  return (
    <>
      <MobileBar open={sheetOpen} onOpenChange={setSheetOpen} signOut={signOut} />
      <aside
        id="admin-sidebar"
        data-theme="dark"
        data-state={collapsed ? 'collapsed' : 'expanded'}
        className={cn(
          'hidden overflow-x-clip transition-[width] md:block md:shrink-0 forced-colors:border-r noscript:block',
          collapsed ? sidebarWidthClass.icon : sidebarWidthClass.open,
        )}
      >
        <div
          className={cn(
            'flex flex-col md:sticky md:top-0 md:h-dvh md:overflow-x-clip md:overflow-y-auto md:py-4',
            !collapsed && 'md:px-2',
          )}
        >
          <SidebarLogo iconOnly={collapsed} className="max-md:hidden" />
          <div className="flex flex-1 flex-col justify-between gap-8 md:mt-8">
            <SidebarLinks iconsOnly={collapsed} />
            <div>
              <SignOutForm signOut={signOut} iconsOnly={collapsed} />
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
                <SidebarIcon />
                <span className={cn(collapsed && 'sr-only')}>{toggleLabel}</span>
              </button>
            </div>
          </div>
        </div>
      </aside>
    </>
  );
}
