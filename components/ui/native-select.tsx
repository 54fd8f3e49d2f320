import type { ComponentProps } from 'react';
import { ChevronDownIcon } from './icons';
import { inputVariants } from './input';

/** The browser's own select, for forms that work without JavaScript. */
export function NativeSelect({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block min-w-0">
      <select
        className={inputVariants({
          className: [
            'min-h-12 cursor-pointer appearance-none pr-11 text-ellipsis max-[15rem]:pr-6',
            className,
          ],
        })}
        {...props}
      />
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-4 w-3.5 -translate-y-1/2 max-[15rem]:right-2" />
    </span>
  );
}
