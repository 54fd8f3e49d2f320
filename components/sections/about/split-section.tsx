import type { ComponentProps, ReactNode } from 'react';
import { clsx } from 'clsx';
import { Eyebrow } from '../eyebrow';

interface SplitSectionProps {
  /** Of the heading, by which the section is named. */
  id: string;
  copy: { eyebrow: ComponentProps<typeof Eyebrow>; title: string };
  className?: string;
  children: ReactNode;
}

/** A statement, and lower beside it what follows from it. */
export function SplitSection({ id, copy, className, children }: SplitSectionProps) {
  return (
    <section data-theme="light" aria-labelledby={id} className="overflow-x-clip">
      <div
        data-reveal
        className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-gutter py-section xl:grid-cols-12"
      >
        <div className="xl:col-span-7">
          <Eyebrow {...copy.eyebrow} />
          <h2 id={id} className="max-w-[8em] text-h2">
            {copy.title}
          </h2>
        </div>
        <div className={clsx('self-end xl:col-span-5', className)}>{children}</div>
      </div>
    </section>
  );
}
