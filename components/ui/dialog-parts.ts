/** Looks shared by everything that lies over the page: dialog, alert dialog, sheet. */
export const overlayClasses = 'fixed inset-0 z-50 bg-night-deep/75 animate-appear';

/** A paper slip: at the foot of the screen on phones, in the middle elsewhere; its content scrolls, never the page. */
export const slipClasses = [
  'fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] w-full flex-col gap-6 overflow-y-auto',
  'overscroll-contain rounded-t-md border-[1.5px] border-foreground bg-popover p-5 text-popover-foreground animate-rise',
  'sm:top-1/2 sm:bottom-auto sm:max-h-[calc(100dvh-4rem)] sm:w-[calc(100%-4rem)] sm:-translate-y-1/2 sm:rounded-md sm:p-8',
  'focus-visible:outline-none',
].join(' ');
