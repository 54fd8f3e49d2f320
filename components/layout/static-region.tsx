'use client';

import { usePathname } from 'next/navigation';
import { use } from 'react';
import { arrivalOf, showContents } from './static-contents';
import { handedOver } from './static-hand-over';

interface StaticRegionProps {
  name: string;
  ground?: string;
}

/** The place of a region of static markup: written on the server, and in the browser left as it is. */
export const StaticRegion = typeof window === 'undefined' ? WrittenRegion : FoundRegion;

function WrittenRegion({ name, ground }: StaticRegionProps) {
  return (
    <div data-static={name} data-ground={ground}>
      {handedOver(name)}
    </div>
  );
}

/** What React compares with the markup that it finds: nothing, which it is told to overlook. */
const NOTHING = { __html: '' };

function FoundRegion({ name, ground }: StaticRegionProps) {
  const arrival = arrivalOf(name, usePathname());
  if (arrival) use(arrival);
  return (
    <div
      key={name}
      ref={showContents}
      data-static={name}
      data-ground={ground}
      dangerouslySetInnerHTML={NOTHING}
      suppressHydrationWarning
    />
  );
}
