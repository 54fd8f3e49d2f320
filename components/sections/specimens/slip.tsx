import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

interface SlipProps {
  title: string;
  time?: string;
  rows: readonly (readonly [name: string, value: string])[];
  children?: ReactNode;
  className?: string;
}

/** A sheet of paper from the desk: a heading, and named lines below it. */
export function Slip({ title, time, rows, children, className }: SlipProps) {
  return (
    <div
      data-theme="light"
      className={cn('px-4 pt-3 pb-4 leading-snug forced-colors:border', className)}
    >
      <p className="flex justify-between gap-4 border-b-[1.5px] border-foreground pb-2 font-semibold">
        {title} {time && <time className="flex-none">{time}</time>}
      </p>
      <dl>
        {rows.map(([name, value]) => (
          <SlipRow key={name} name={name} value={value} />
        ))}
      </dl>
      {children}
    </div>
  );
}

function SlipRow({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-3 border-b py-1.5">
      <dt className="w-[5rem] flex-none text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{value}</dd>
    </div>
  );
}
