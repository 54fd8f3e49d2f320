import type { ReactNode } from 'react';

interface PigeonholeProps {
  /** How far the back wall stands in from the left and from the right: what gives a row of holes one perspective. */
  left: number;
  right: number;
  children?: ReactNode;
  className?: string;
}

/** An open pigeonhole of the key rack, 360 by 300. What it holds is drawn by its children. */
export function Pigeonhole({ left, right, children, className }: PigeonholeProps) {
  const end = 360 - right;
  return (
    <svg viewBox="0 0 360 300" aria-hidden="true" className={className}>
      <path className="fill-night-deep" d={`M0 0h360L${end} 14H${left}z`} />
      <path
        className="fill-night-raised/60"
        d={`M0 0L${left} 14V246L0 300zM360 0L${end} 14V246l${right} 54z`}
      />
      <path className="fill-night-raised" d={`M${left} 14H${end}V246H${left}z`} />
      <path className="fill-night-edge" d={`M0 300L${left} 246H${end}L360 300z`} />
      <path
        className="stroke-moon-soft/25"
        fill="none"
        d={`M0 0L${left} 14H${end}L360 0M0 300L${left} 246H${end}L360 300M${left} 14V246M${end} 14V246`}
      />
      {children}
    </svg>
  );
}
