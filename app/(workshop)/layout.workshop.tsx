import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { Toaster } from '@/components/ui/toaster';
import { workshop as copy } from '@/content/styleguide';
import './workshop.css';

/** A light frame: the workshop is no part of the site, so it has neither its navigation nor its footer. */
export default function WorkshopLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <header data-ground="night" className="border-b">
        <div className="mx-auto flex min-h-[4.5rem] max-w-page flex-wrap items-center justify-between gap-x-6 px-gutter py-2">
          <Logo />
          <p className="text-small text-muted-foreground">{copy.frame}</p>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Toaster />
    </>
  );
}
