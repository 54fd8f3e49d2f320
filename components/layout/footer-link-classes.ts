/** How links and the one button of the footer's columns look. */
export const footerLinkClasses =
  'inline-flex min-h-11 min-w-11 cursor-pointer items-center py-1 text-[1rem] leading-snug text-muted-foreground no-underline hover:text-foreground hover:underline';
