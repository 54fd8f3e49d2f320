import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { Eyebrow } from '@/components/sections/eyebrow';
import { integrationsPage as copy } from '@/content/integrations';
import bookingLedger from './booking-ledger.svg';

/** The page's heading, and below it the section with the list of booking systems. */
export function IntegrationsLayout({ children }: { children: ReactNode }) {
  return (
    <div data-theme="light" className="overflow-x-clip">
      <div className="mx-auto max-w-page px-gutter pt-12 xl:pt-16">
        <div className="grid grid-cols-12 lg:gap-x-8">
          <div className="col-span-full pb-12 lg:col-span-8 lg:pb-16">
            <Eyebrow {...copy.eyebrow} />
            <h1 className="max-w-[12.5em] text-[clamp(2.25rem,4.2vw,3.75rem)] leading-[1.04] tracking-[-0.03em]">
              {copy.title}
            </h1>
            <p className="mt-6 max-w-[40rem] text-lead">{copy.lead}</p>
          </div>
          <Drawing file={bookingLedger} className="col-span-4 w-full self-end max-lg:hidden" />
        </div>
        <section aria-labelledby="systems-title" className="pb-section">
          <h2 id="systems-title" className="sr-only">
            {copy.list}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}
