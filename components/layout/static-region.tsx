'use client';

import { usePathname } from 'next/navigation';
import { use, useLayoutEffect, useRef } from 'react';
import { LateSkeleton } from './slow-navigation';
import { arrivalOf, showContents } from './static-contents';
import { handedOver } from './static-hand-over';
import { useStaticLinks } from './use-static-links';

interface StaticRegionProps {
  name: string;
  ground?: string;
  className?: string;
}

/** The place of a region of static markup: written on the server, and in the browser left as it is. */
export const StaticRegion = typeof window === 'undefined' ? WrittenRegion : FoundRegion;

function WrittenRegion({ name, ground, className }: StaticRegionProps) {
  return (
    <div data-static={name} data-ground={ground} className={className}>
      {handedOver(name)}
    </div>
  );
}

/** What React compares with the markup that it finds: nothing, which it is told to overlook. */
const NOTHING = { __html: '' };

/** Has no state: React takes a component up again after a wait, and would miss the wait where it is over by then. */
function FoundRegion(props: StaticRegionProps) {
  const arrival = arrivalOf(props.name, usePathname());
  if (arrival) use(arrival);
  return <ShownRegion {...props} />;
}

function ShownRegion({ name, ground, className }: StaticRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showContents(region.current), []);
  const { follow, fetchAhead, underWay } = useStaticLinks(region);
  return (
    <>
      <div
        ref={region}
        data-static={name}
        data-ground={ground}
        className={className}
        dangerouslySetInnerHTML={NOTHING}
        suppressHydrationWarning
        onClick={follow}
        onPointerOver={fetchAhead}
      />
      {underWay !== null && <LateSkeleton href={underWay} />}
    </>
  );
}
