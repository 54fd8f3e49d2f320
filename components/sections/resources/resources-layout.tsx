import type { ReactNode } from 'react';
import { resources as copy } from '@/content/resources';
import { Eyebrow } from '../eyebrow';
import { LedgerShelf } from './ledger-shelf';

interface ResourcesLayoutProps {
  filter?: ReactNode;
  children: ReactNode;
}

/** Heading of the articles, the shelf of the ledgers beside it, and below them the categories and the list. */
export function ResourcesLayout({ filter, children }: ResourcesLayoutProps) {
  return (
    <div data-theme="light" className="mx-auto max-w-page overflow-x-clip px-gutter pt-12 xl:pt-16">
      <div className="grid grid-cols-12 items-end border-b-[1.5px] border-foreground">
        <div className="col-span-full pb-10 lg:col-span-7 lg:pb-14">
          <Eyebrow {...copy.eyebrow} />
          <h1 className="max-w-[8.5em] text-h1">{copy.title}</h1>
          <p className="mt-6 max-w-[36rem] text-lead">{copy.lead}</p>
        </div>
        <LedgerShelf className="col-span-5 w-full max-lg:hidden" />
      </div>
      <div className="pt-8 pb-section">
        {filter}
        <div className="pt-8">{children}</div>
      </div>
    </div>
  );
}
