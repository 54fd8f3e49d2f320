'use client';

import { useLinkStatus } from 'next/link';
import { createPortal } from 'react-dom';
import { FaqSkeleton } from '@/components/sections/faq/faq-skeleton';
import { paths } from '@/lib/paths';

/**
 * What a reader sees who has followed a link on a slow connection: the skeleton of the page to come. It stands inside
 * the link and not in a loading file, because a page with a loading boundary would reach readers without JavaScript
 * as that skeleton only.
 */
export function SlowNavigation({ href }: { href: string }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <div
      data-ground="paper"
      className="fixed inset-0 z-30 animate-appear-late overflow-clip px-gutter pt-32"
    >
      <div className="mx-auto max-w-page">
        {href === paths.faq ? <FaqSkeleton /> : <PageSkeleton />}
      </div>
    </div>,
    document.body,
  );
}

function PageSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the page</span>
      <div className="h-14 max-w-measure bg-secondary" />
      <div className="mt-6 h-5 max-w-[30rem] bg-secondary" />
      <div className="mt-3 h-5 max-w-[26rem] bg-secondary" />
    </div>
  );
}
