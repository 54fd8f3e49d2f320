import type { ReactNode } from 'react';
import { Eyebrow } from '@/components/sections/eyebrow';
import { integrationsPage as copy } from '@/content/integrations';

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
          <BookingLedger className="col-span-4 w-full self-end max-lg:hidden" />
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

function BookingLedger({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 420 330" aria-hidden="true" className={className}>
      <path className="fill-night-raised" d="M20 70h190v196H20z" />
      <path className="fill-night" d="M210 70h190v196H210z" />
      <path className="fill-moon" d="M34 54q88-16 176 12v192q-88-26-176-10z" />
      <path className="fill-moon-mist" d="M386 54q-88-16-176 12v192q88-26 176-10z" />
      <path
        className="stroke-control"
        d="M54 92q70-10 136 8M54 124q70-10 136 8M54 156q70-10 136 8M54 188q70-10 136 8M54 220q70-10 136 8"
        fill="none"
        strokeWidth="2"
      />
      <path
        className="stroke-control"
        d="M366 92q-70-10-136 8M366 124q-70-10-136 8M366 188q-70-10-136 8M366 220q-70-10-136 8"
        fill="none"
        strokeWidth="2"
      />
      <path className="fill-oxblood" d="M196 62h14v232l-7-9-7 9z" />
      <path className="fill-oxblood-shade" d="M203 63h7v231l-7-9z" />
      <path className="stroke-ink" d="M272 150c-8 40 10 52 4 84" fill="none" strokeWidth="1.5" />
      <g transform="rotate(-5 276 234)">
        <path
          className="fill-lamp"
          fillRule="evenodd"
          d="M260 222h16v92h-34v-74zM282 238a6 6 0 1 0-12 0 6 6 0 0 0 12 0z"
        />
        <path
          className="fill-night-edge"
          fillRule="evenodd"
          d="M276 222h16l18 18v74h-34v-70a6 6 0 0 0 0-12z"
        />
      </g>
      <path className="stroke-ink" d="M336 152c6 30-8 40 0 66" fill="none" strokeWidth="1.5" />
      <g transform="rotate(7 336 218)">
        <path
          className="fill-moon-soft"
          fillRule="evenodd"
          d="M322 206h14v80h-30v-64zM342 220a6 6 0 1 0-12 0 6 6 0 0 0 12 0z"
        />
        <path
          className="fill-control"
          fillRule="evenodd"
          d="M336 206h14l16 16v64h-30v-60a6 6 0 0 0 0-12z"
        />
      </g>
    </svg>
  );
}
