import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** The key tag with the N. Give it the colour of text; hole and letter take the colour of the ground. */
export function BrandMark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 32"
      aria-hidden="true"
      className={cn('h-[1.6875rem] w-5 shrink-0', className)}
      {...props}
    >
      <path d="M7 0h10l7 8v24H0V8z" fill="currentColor" />
      <circle cx="12" cy="8" r="3" fill="var(--background)" />
      <path d="M5 25V15l14 10V15" fill="none" stroke="var(--background)" strokeWidth="2.4" />
    </svg>
  );
}
