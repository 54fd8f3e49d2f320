'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { SlowNavigation } from './slow-navigation';

interface SideLinkProps {
  href: string;
  /** A second address of the same page. */
  alias?: string;
  className?: string;
  children: ReactNode;
}

/** One link beside the text of a group of pages. It knows whether its page, or one below it, is the current one. */
export function SideLink({ href, alias, className, children }: SideLinkProps) {
  const path = usePathname();
  const isFollowed = useRef(false);
  // The framework leaves the page where it is while the beginning of the new one is in view.
  useLayoutEffect(() => {
    if (isFollowed.current) window.scrollTo({ top: 0, behavior: 'instant' });
    isFollowed.current = false;
  }, [path]);
  const isCurrent = path === href || path === alias || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      onNavigate={() => void (isFollowed.current = true)}
      aria-current={isCurrent ? 'page' : undefined}
      className={className}
    >
      {children}
      <SlowNavigation href={href} />
    </Link>
  );
}
