import { iconSource } from '@/lib/images';
import { cn } from '@/lib/utils';

interface ProviderIconProps {
  name: string;
  /** The stored address or data image. One that is not allowed is ignored. */
  icon: string | null;
  className?: string;
}

/** A booking system's icon, or the first two letters of its name. */
export function ProviderIcon({ name, icon, className }: ProviderIconProps) {
  const classes = cn('size-16 flex-none', className);
  const source = iconSource(icon);
  if (source) {
    return <img src={source} alt="" width="64" height="64" className={classes} />;
  }
  return (
    <span
      aria-hidden="true"
      className={cn(
        classes,
        'inline-grid place-items-center bg-night font-display text-[1.625rem] font-bold tracking-[-0.02em] text-moon',
      )}
    >
      {[...name].slice(0, 2).join('')}
    </span>
  );
}
