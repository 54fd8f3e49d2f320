import { SiteLink } from '@/components/ui/site-link';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';

/** The luggage tag with the N, without its name. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 32" aria-hidden="true" className={cn('w-auto', className ?? 'h-[1.7rem]')}>
      <path
        fillRule="evenodd"
        fill="currentColor"
        d="M7 0h10l7 8v24H0V8zM12 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.8 25V12.8h1.9L17.8 22.7V15h2.4v12.2h-1.9L6.2 17.3V25z"
      />
    </svg>
  );
}

/** The mark and the name, linked to the home page. */
export function Logo({ className }: { className?: string }) {
  return (
    <SiteLink
      href={paths.home}
      className={cn(
        'inline-flex min-h-11 items-center gap-2.5 font-display text-[1.375rem] leading-none font-bold tracking-[-0.02em] no-underline',
        className,
      )}
    >
      <Mark />
      {brand.name}
    </SiteLink>
  );
}
