import { SiteLink } from './site-link';
import { cn } from '@/lib/utils';

interface BackLinkProps {
  href: string;
  className?: string;
  children: string;
}

/** A link from an entry back to its list. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <SiteLink
      href={href}
      className={cn(
        'inline-flex min-h-11 items-center text-primary underline hover:decoration-2',
        className,
      )}
    >
      {children}
    </SiteLink>
  );
}
