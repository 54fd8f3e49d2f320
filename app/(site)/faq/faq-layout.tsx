import Link from 'next/link';
import type { ReactNode } from 'react';
import { SectionMark } from '@/components/sections/section-mark';
import { faqPage as copy } from '@/content/faq';
import { paths } from '@/lib/paths';

/** Heading of the help page, and below it the ledger column with the contents beside the questions. */
export function FaqLayout({ contents, children }: { contents?: ReactNode; children: ReactNode }) {
  return (
    <div data-ground="paper" className="max-w-page px-gutter pb-section mx-auto overflow-x-clip pt-12 xl:pt-16">
      <SectionMark {...copy.mark} />
      <h1 className="text-h1 max-w-[17ch]">{copy.title}</h1>
      <p className="text-lead max-w-measure mt-6">{copy.lead}</p>
      <Link
        href={paths.contact}
        className="text-primary mt-3 inline-flex min-h-11 items-center font-semibold underline"
      >
        {copy.contact}
      </Link>
      <div className="mt-12 grid grid-cols-12 gap-y-12 xl:mt-16">
        <div className="col-span-full xl:col-span-3 xl:pr-10">{contents}</div>
        <div className="col-span-full xl:col-span-9">{children}</div>
      </div>
    </div>
  );
}
