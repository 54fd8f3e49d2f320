'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { NavigationLink } from '@/content/navigation';
import { useAnchorVisit } from './anchor-visit';
import { SlowNavigation } from './slow-navigation';
import styles from './site-header.module.css';

type NavLinkProps = NavigationLink & {
  /** Its look where it does not stand in the header. */
  className?: string;
  /** Whether its page is fetched ahead. */
  prefetch?: false;
};

/** One link of the header, or to an anchor. It knows the current page, and how a link to an anchor travels. */
export function NavLink({ label, href, ...look }: NavLinkProps) {
  const path = usePathname();
  return (
    <Link
      href={href}
      aria-current={currentKind(path, href)}
      className={styles.link}
      {...look}
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
