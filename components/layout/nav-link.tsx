'use client';

import { SiteLink } from '@/components/ui/site-link';
import { useSitePath } from '@/components/ui/use-language';
import type { NavigationLink } from '@/content/en/navigation';
import type { Language } from '@/lib/languages/languages';
import { useAnchorVisit } from './hash-scroll';
import styles from './site-header.module.css';

type NavLinkProps = NavigationLink & {
  /** The language of the page to which it leads, where it is another one. */
  language?: Language;
  /** Replaces the class of a link of the header. */
  className?: string;
  prefetch?: false;
};

/** A link of the header, or to an anchor. It marks the current page, and scrolls to anchors of other pages smoothly. */
export function NavLink({ label, href, ...props }: NavLinkProps) {
  const path = useSitePath();
  return (
    <SiteLink
      href={href}
      aria-current={currentKind(path, href)}
      className={`${styles.link} tag-link`}
      {...props}
      {...useAnchorVisit(href)}
    >
      {label}
    </SiteLink>
  );
}

function currentKind(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page';
  return path.startsWith(`${href}/`) ? 'true' : undefined;
}
