import { clsx } from 'clsx';
import Link from 'next/link';

interface BackLinkProps {
  href: string;
  className?: string;
  children: string;
}

/** The way back to the list that a page is one of. */
export function BackLink({ href, className, children }: BackLinkProps) {
  return (
    <Link
      href={href}
      className={clsx(
        'inline-flex min-h-11 items-center text-primary underline hover:decoration-2',
        className,
      )}
    >
      {children}
    </Link>
  );
}
