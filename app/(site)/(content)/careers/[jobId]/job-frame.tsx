import Link from 'next/link';
import type { ReactNode } from 'react';
import { EmptyPeg } from '@/components/sections/careers/coat-rail';
import { buttonVariants } from '@/components/ui/button-variants';
import { job as copy } from '@/content/careers';
import { paths } from '@/lib/paths';

/** What stands in the place of a position that cannot be shown, with the way back. */
export function JobFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page grid-cols-12 gap-y-10 px-gutter pb-section"
    >
      <EmptyPeg className="col-span-5 w-full max-w-56 sm:col-span-4 xl:col-span-3" />
      <div className="col-span-full xl:col-span-8 xl:pt-16">
        {children}
        <Link href={paths.careers} className={`${buttonVariants({ variant: 'tag' })} mt-8`}>
          {copy.return}
        </Link>
      </div>
    </div>
  );
}
