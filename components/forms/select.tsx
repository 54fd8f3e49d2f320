import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClasses } from '@/components/ui/control-classes';

/** The browser's own select, styled like a text input. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        data-slot="select"
        className={clsx(
          controlClasses,
          'min-h-12 cursor-pointer appearance-none pr-11 text-ellipsis',
          className,
        )}
        {...props}
      />
      <svg
        viewBox="0 0 14 9"
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 w-3.5 -translate-y-1/2"
      >
        <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </span>
  );
}
