'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
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
  const isCurrent = path === href || path === alias || path.startsWith(`${href}/`);
  return (
    <Link href={href} aria-current={isCurrent ? 'page' : undefined} className={className}>
      {children}
      <SlowNavigation href={href} />
    </Link>
  );
}
