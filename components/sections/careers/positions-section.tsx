import type { ReactNode } from 'react';
import { buttonVariants } from '@/components/ui/button-variants';
import { positions as copy } from '@/content/careers';
import { Eyebrow } from '../eyebrow';

interface PositionsSectionProps {
  /** Where applications without a position go. */
  email: string;
  children: ReactNode;
}

/** The open positions, and beside them the way for everybody else. */
export function PositionsSection({ email, children }: PositionsSectionProps) {
  const { question, text, action, subject } = copy.general;
  return (
    <section
      id="positions"
      data-theme="light"
      aria-labelledby="positions-title"
      className="border-t"
    >
      <div className="mx-auto grid max-w-page grid-cols-12 gap-y-12 overflow-x-clip px-gutter py-section">
        <div className="col-span-full xl:col-span-3 xl:pr-10">
          <Eyebrow {...copy.eyebrow} />
          <h2 id="positions-title" className="text-h2">
            {copy.title}
          </h2>
          <p className="mt-5">{copy.lead}</p>
        </div>
        <div className="col-span-full xl:col-span-9">
          {children}
          <div className="mt-12 flex flex-wrap items-end justify-between gap-6 border-t-[1.5px] border-foreground pt-6">
            <p className="max-w-[24em]">
              <b className="block font-display text-h4 font-semibold">{question}</b> {text}
            </p>
            <a
              href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
              className={buttonVariants({ variant: 'outline', size: 'lg' })}
            >
              {action}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}
