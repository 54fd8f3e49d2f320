import type { ReactNode } from 'react';
import { cn } from '@/lib/utils';
import { NumberTag } from '../specimens/number-tag';

interface StepProps {
  number: number;
  title: string;
  text: string;
  /** The figure's and the hole's colour, where the tag is not the usual one. */
  tag?: { className?: string; figure?: string; hole?: string };
  className?: string;
  children: ReactNode;
}

/** A module of the rack: the numbered tag, what happens, and below it the product doing that. */
export function Step({ number, title, text, tag, className, children }: StepProps) {
  return (
    <li
      className={cn(
        'flex min-w-0 flex-col gap-y-9 border-b px-gutter py-10 @5xl:px-10 @5xl:py-12',
        className,
      )}
    >
      <div data-reveal className="flex gap-5">
        <NumberTag number={number} {...tag} />
        <div className="min-w-0">
          <h3 className="max-w-[16em] text-h3 text-balance">{title}</h3>
          <p className="mt-3 max-w-[30rem] opacity-90">{text}</p>
        </div>
      </div>
      {children}
    </li>
  );
}
