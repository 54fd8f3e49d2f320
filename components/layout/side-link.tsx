'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { useSitePath } from '@/components/ui/use-language';

interface SideLinkProps {
  href: string;
  /** A second address of the same page. */
  alias?: string;
  className?: string;
  children: ReactNode;
}

// The framework leaves a page where it is while the beginning of the part that is exchanged is in view.
let isFollowed = false;

/** One link beside the text of a group of pages. It knows whether its page, or one below it, is the current one. */
export function SideLink({ href, alias, className, children }: SideLinkProps) {
  const path = useSitePath();
  useLayoutEffect(() => {
    if (isFollowed) window.scrollTo(0, 0);
    isFollowed = false;
  }, [path]);
  const isCurrent = path === href || path === alias || path.startsWith(`${href}/`);
  return (
    <SiteLink
      href={href}
      onNavigate={() => void (isFollowed = path !== href)}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
    >
      {children}
    </SiteLink>
  );
}
