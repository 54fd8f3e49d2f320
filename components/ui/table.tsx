import type { ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { styled } from './styled';

/** A ruled table that scrolls sideways when it must. */
export function Table({ className, ...props }: ComponentProps<'table'>) {
  return (
    <div data-slot="table-container" className="relative w-full overflow-x-auto">
      <table className={cn('w-full border-collapse text-left', className)} {...props} />
    </div>
  );
}

/** The head of a table. */
export const TableHeader = styled('thead', '[&_tr]:border-b-[1.5px] [&_tr]:border-foreground');

/** The rows of a table. */
export function TableBody(props: ComponentProps<'tbody'>) {
  return <tbody {...props} />;
}

/** One row, closed by a hairline. */
export const TableRow = styled('tr', 'border-b');

/** The name of a column or, with `scope="row"`, of a row. */
export function TableHead({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn('py-2 pr-4 text-small font-semibold text-muted-foreground', className)}
      {...props}
    />
  );
}

/** One cell. */
export const TableCell = styled('td', 'py-3 pr-4 align-baseline');
