/** One line of the sidebar: link, button or toggle. Its icon stands in the middle of the 3 rem that remain when collapsed. */
export const itemClasses = [
  'flex min-h-12 w-full cursor-pointer items-center gap-3 overflow-hidden px-3 text-left whitespace-nowrap',
  'hover:bg-accent focus-visible:-outline-offset-4',
  'aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:shadow-[inset_4px_0_0_var(--primary)]',
  'forced-colors:aria-[current=page]:underline',
].join(' ');
