import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** A ruled table that scrolls sideways when it must. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div data-slot="table-container" className="relative w-full overflow-x-auto">
      <table
        data-slot="table"
        className={cn('w-full border-collapse text-left', className)}
        {...props}
      />
    </div>
  );
}

/** The head of a table. */
export function TableHeader({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <thead
      data-slot="table-header"
      className={cn('[&_tr]:border-b-[1.5px] [&_tr]:border-foreground', className)}
      {...props}
    />
  );
}

/** The rows of a table. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody data-slot="table-body" {...props} />;
}

/** The sums of a table. */
export function TableFooter({ className, ...props }: ComponentProps<'tfoot'>) {
  return (
    <tfoot
      data-slot="table-footer"
      className={cn('border-t-[1.5px] border-foreground font-semibold', className)}
      {...props}
    />
  );
}

/** One row, closed by a hairline. */
export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return <tr data-slot="table-row" className={cn('border-b', className)} {...props} />;
}

/** The name of a column or, with `scope="row"`, of a row. */
export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn('py-2 pr-4 text-small font-semibold text-muted-foreground', className)}
      {...props}
    />
  );
}

/** One cell. */
export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return (
    <td data-slot="table-cell" className={cn('py-3 pr-4 align-baseline', className)} {...props} />
  );
}

/** What the table is about, above it. */
export function TableCaption({ className, ...props }: ComponentProps<'caption'>) {
  return (
    <caption
      data-slot="table-caption"
      className={cn('caption-top pb-2 text-left font-semibold', className)}
      {...props}
    />
  );
}
