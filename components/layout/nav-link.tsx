'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/content/navigation';
import { useAnchorVisit } from './anchor-visit';
import { SlowNavigation } from './slow-navigation';
import styles from './site-header.module.css';

/** One link of the header. It knows the current page, and how the pricing link travels. */
export function NavLink({ label, href }: NavigationLink) {
  const path = usePathname();
  return (
    <Link
      href={href}
      aria-current={currentKind(path, href)}
      className={styles.link}
      {...useAnchorVisit(href)}
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
