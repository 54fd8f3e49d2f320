'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/content/navigation';
import { announceAnchorVisit } from './anchor-visit';
import { SlowNavigation } from './slow-navigation';
import styles from './site-header.module.css';

/** One link of the header. It knows the current page, and how the pricing link travels. */
export function NavLink({ label, href }: NavigationLink) {
  const path = usePathname();
  const [page, anchor] = href.split('#');
  const leavesForAnchor = anchor !== undefined && path !== page;
  return (
    <Link
      href={href}
      // From another page the anchor's own page scrolls to it, smoothly and after a moment: see HashScroll.
      scroll={!leavesForAnchor}
      onNavigate={leavesForAnchor ? announceAnchorVisit : undefined}
      aria-current={anchor ? undefined : currentKind(path, href)}
      className={styles.link}
    >
      {label}
      <SlowNavigation href={href} />
    </Link>
  );
}

function currentKind(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
