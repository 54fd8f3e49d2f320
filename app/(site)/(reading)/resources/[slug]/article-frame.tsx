import type { ReactNode } from 'react';
import { BackLink } from '@/components/sections/resources/back-link';

/** Where there is no article to show: the way back, and what there is to say. */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-ground="paper"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-8 pb-section"
    >
      <BackLink />
      <div className="mt-10">{children}</div>
    </div>
  );
}
