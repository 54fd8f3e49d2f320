import Link from 'next/link';
import type { ReactNode } from 'react';
import { Bell } from '@/components/illustrations/bell';
import { Eyebrow } from '@/components/sections/eyebrow';
import { faqPage as copy } from '@/content/faq';
import { paths } from '@/lib/paths';

/** Heading of the help page, and below it the ledger column with the contents beside the questions. */
export function FaqLayout({ contents, children }: { contents?: ReactNode; children: ReactNode }) {
  return (
    <div data-theme="light" className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 xl:pt-16">
      <Eyebrow {...copy.eyebrow} />
      <h1 className="max-w-[11em] text-h1">{copy.title}</h1>
      <p className="mt-6 max-w-measure text-lead">{copy.lead}</p>
      <p className="mt-4">
        {copy.contact.question}{' '}
        <Link href={paths.contact} className="py-2 text-primary underline">
          {copy.contact.link}
        </Link>{' '}
        {copy.contact.promise}
      </p>
      <div className="mt-12 grid grid-cols-12 gap-y-12 xl:mt-16">
        <div className="col-span-full flex flex-col xl:col-span-3 xl:pr-10">
          {/* What stays in view stays above the bell. */}
          <div className="grow">{contents}</div>
          <Bell className="w-[min(16rem,70%)] pt-24 max-xl:hidden" />
        </div>
        <div className="col-span-full pb-section xl:col-span-9">{children}</div>
      </div>
    </div>
  );
}
