import type { ReactNode } from 'react';

interface StaticLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another page of the site inside a static region, which follows it without loading a document. */
export function StaticLink({ href, className, children }: StaticLinkProps) {
  return (
    <a href={href} data-page className={className}>
      {children}
    </a>
  );
}
