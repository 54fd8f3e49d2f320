'use client';

import Link from 'next/link';
import type { NavigationLink } from '@/content/navigation';
import { useAnchorVisit } from './anchor-visit';
import { footerLinkClasses } from './footer-link-classes';
import { SlowNavigation } from './slow-navigation';

/**
 * One link of the footer. Nothing is fetched ahead for it: whoever scrolls down sees all of them, and would pay for a
 * dozen pages.
 */
export function FooterLink({ label, href }: NavigationLink) {
  return (
    <Link href={href} prefetch={false} className={footerLinkClasses} {...useAnchorVisit(href)}>
      {label}
      <SlowNavigation href={href} />
    </Link>
  );
}
