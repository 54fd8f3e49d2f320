'use client';

import { usePathname } from 'next/navigation';
import { use } from 'react';
import { arrivalOf, showContents } from './static-contents';
import { handedOver } from './static-hand-over';

interface StaticRegionProps {
  name: string;
}

/** The place of a region of static markup: written on the server, and in the browser left as it is. */
export const StaticRegion = typeof window === 'undefined' ? WrittenRegion : FoundRegion;

function WrittenRegion({ name }: StaticRegionProps) {
  return <div data-static={name}>{handedOver(name)}</div>;
}

/** What React compares with the markup that it finds: nothing, which it is told to overlook. */
const NOTHING = { __html: '' };

function FoundRegion({ name }: StaticRegionProps) {
  const arrival = arrivalOf(name, usePathname());
  if (arrival) use(arrival);
  return (
    <div
      ref={showContents}
      data-static={name}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  );
}
