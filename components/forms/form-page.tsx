import type { ComponentProps, ReactNode } from 'react';
import { SITE_END_ID } from '@/components/layout/site-footer';
import { Eyebrow } from '@/components/sections/eyebrow';
import { fitWords } from '@/lib/text/fit-words';

interface FormPageProps {
  copy: { eyebrow: ComponentProps<typeof Eyebrow>; title: string; lead: string };
  /** Stands below the lead. */
  more?: ReactNode;
  /** Stands above the form on small screens, and below the text on wide ones. */
  drawing: ReactNode;
  children: ReactNode;
}

/** A page with one form: heading, lead and a drawing, and beside them the form. */
export function FormPage({ copy, more, drawing, children }: FormPageProps) {
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page grid-cols-1 overflow-x-clip px-gutter pt-12 wrap-anywhere xl:grid-cols-12 xl:pt-16"
    >
      {/* Wait for the whole page: the drawing at the foot of the row would move down while the card beside it arrives. */}
      <link rel="expect" href={`#${SITE_END_ID}`} media="(min-width: 80rem)" blocking="render" />
      <div className="flex min-w-0 flex-col xl:col-span-5">
        <div className="xl:pr-12">
          <Eyebrow {...copy.eyebrow} />
          <h1 style={fitWords(copy.title)} className="max-w-[7.25em] text-h1">
            {copy.title}
          </h1>
          <p className="mt-6 max-w-[29.5em] text-lead">{copy.lead}</p>
          {more}
        </div>
        {drawing}
      </div>
      <div className="min-w-0 pb-section xl:col-span-7">{children}</div>
    </div>
  );
}
