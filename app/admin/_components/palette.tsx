'use client';

import { usePathname } from 'next/navigation';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Spinner } from '@/components/ui/spinner';
import { useDialogFocus } from '@/components/ui/use-dialog-focus';
import { adminCopy } from '@/content/admin';
import { deskPaths } from '@/lib/desk-paths';
import { cn } from '@/lib/utils';
import { DeskLink } from './desk-link';
import { AdminIcon } from './icons';
import { useModifier, useShortcut } from './keys';
import { sidebarItem } from './sidebar-links';

const CommandPalette = lazy(() =>
  import('./command-palette').catch(() => ({ default: PaletteFailed })),
);

const copy = adminCopy.navigation;
const words = adminCopy.search.palette;

type Palette = ReturnType<typeof usePalette>;

/** Whether the window is open that Ctrl+K opens. Its code is loaded when it opens first. */
export function usePalette() {
  const [isOpen, setIsOpen] = useState(false);

  useShortcut('k', (event) => {
    // The same keys ask for the address of a link in a text with formatting. No second window opens over another one.
    if (event.repeat || event.defaultPrevented) return;
    event.preventDefault();
    if (isOpen) setIsOpen(false);
    else if (!document.querySelector('[role$=dialog][data-state=open]')) setIsOpen(true);
  });

  return { isOpen, setIsOpen };
}

/** Opens the palette; without a script, and in a new tab, it leads to the page that searches every list. */
export function SearchLink({
  palette,
  iconOnly = false,
  className,
}: {
  palette: Palette;
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
      className={cn(sidebarItem, className)}
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

/** The window of the palette. */
export function PaletteDialog({
  palette: { isOpen, setIsOpen },
  ...choices
}: { palette: Palette } & ComponentProps<typeof CommandPalette>) {
  const focus = useDialogFocus();
  return (
    <Dialog open={isOpen} onOpenChange={setIsOpen}>
      <DialogContent
        {...focus}
        className="gap-4 sm:top-[12vh] sm:max-h-[76vh] sm:translate-y-0 sm:overflow-clip sm:p-6"
      >
        <DialogHeader>
          <DialogTitle>{words.title}</DialogTitle>
          <DialogDescription>{words.lead}</DialogDescription>
        </DialogHeader>
        <Suspense fallback={<Spinner label={words.loading} />}>
          <CommandPalette {...choices} />
        </Suspense>
      </DialogContent>
    </Dialog>
  );
}

/** Stands in place of the palette when its code could not be loaded. */
function PaletteFailed() {
  return (
    <p role="alert" className="border-l-[6px] border-destructive pl-4 text-destructive">
      {words.notLoaded}
    </p>
  );
}
