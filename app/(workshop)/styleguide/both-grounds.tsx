import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** Where a specimen stands. */
export type Ground = 'paper' | 'night';

const names: Record<Ground, string> = { paper: 'On paper', night: 'On night' };

interface BothGroundsProps {
  /** One below the other, for parts that need the width. */
  stacked?: boolean;
  children: (ground: Ground) => ReactNode;
}

/** The same specimens on paper and on night. `children` gets the ground, to make names and ids of its own from it. */
export function BothGrounds({ stacked = false, children }: BothGroundsProps) {
  return (
    <div className={cn('grid min-w-0 grid-cols-1', !stacked && 'lg:grid-cols-2')}>
      {(['paper', 'night'] as const).map((ground) => (
        <OneGround key={ground} ground={ground}>
          {children(ground)}
        </OneGround>
      ))}
    </div>
  );
}

/** Specimens on one of the two grounds, for parts that know only one. */
export function OneGround({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <div data-ground={ground} className="@container min-w-0 border p-4 sm:p-6">
      <p className="mb-2 text-small font-semibold text-muted-foreground">{names[ground]}</p>
      {children}
    </div>
  );
}

/** The states of a part, ruled like the ledger. */
export function States({ children }: { children: ReactNode }) {
  return <dl>{children}</dl>;
}

/** One state: its name in the ledger column, the part in it beside. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-4 gap-y-2 border-t py-4 @sm:grid-cols-[6.5rem_minmax(0,1fr)]">
      <dt className="text-small text-muted-foreground @sm:pt-1">{name}</dt>
      <dd className="flex min-w-0 flex-wrap items-center gap-3">{children}</dd>
    </div>
  );
}
