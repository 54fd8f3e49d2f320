'use client';

import { Button } from '@/components/ui/button';
import { CloseIcon } from '@/components/ui/icons';
import { Sheet, SheetClose, SheetContent, SheetTitle, SheetTrigger } from '@/components/ui/sheet';
import { useHydrated } from '@/components/ui/use-hydrated';
import { adminCopy } from '@/content/admin';
import { MenuIcon } from './icons';
import { SidebarLinks } from './sidebar-links';
import { SidebarLogo } from './sidebar-logo';
import { sidebarWidthClass } from './sidebar-settings';
import { SignOutForm } from './sign-out-button';

/** On phones: a bar with the menu button, and the sidebar as a sheet. */
export function MobileBar({
  open,
  onOpenChange,
  signOut,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signOut: () => Promise<void>;
}) {
  const copy = adminCopy.navigation;
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
            <MenuIcon />
            {copy.menu}
          </Button>
        </SheetTrigger>
        <SheetContent
          data-theme="dark"
          aria-describedby={undefined}
          className={sidebarWidthClass.mobile}
        >
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
            <SidebarLinks onNavigate={() => onOpenChange(false)} />
            <SignOutForm signOut={signOut} />
          </div>
        </SheetContent>
      </Sheet>
    </header>
  );
}
