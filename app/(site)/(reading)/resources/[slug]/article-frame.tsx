import type { ReactNode } from 'react';
import { BackLink } from '@/components/ui/back-link';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';

/** Where there is no article to show: the way back, and what there is to say. */
export function ArticleFrame({ children }: { children: ReactNode }) {
  return (
    <div
      data-ground="paper"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-8 pb-section"
    >
      <BackLink href={paths.resources}>{copy.back}</BackLink>
      <div className="mt-10">{children}</div>
    </div>
  );
}
