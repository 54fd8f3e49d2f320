import { Mark } from '@/components/layout/logo';
import { brand } from '@/lib/brand';
import { paths } from '@/lib/paths';
import { cn } from '@/lib/utils';

/** Mark and name; leads to the public site, by a full load: the two areas have stylesheets of their own. */
export function SidebarLogo({
  iconOnly = false,
  className,
}: {
  iconOnly?: boolean;
  className?: string;
}) {
  return (
    <a
      href={paths.home}
      title={iconOnly ? brand.name : undefined}
      className={cn(
        'flex min-h-12 items-center gap-2.5 overflow-hidden px-3.5 font-display text-[1.375rem] leading-none font-bold tracking-tight focus-visible:-outline-offset-4',
        className,
      )}
    >
      <Mark className="h-[1.7rem] shrink-0" />
      <span className={cn(iconOnly && 'md:sr-only')}>{brand.name}</span>
    </a>
  );
}
