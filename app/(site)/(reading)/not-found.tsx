'use client';

import { lazy } from 'react';

// Loaded only when a page finds nothing at its address: no page carries it along.
const Screen = lazy(() => import('./not-found-screen'));

// Not the lazy component itself: the framework hands this one over as a lazy component too, and React takes no two.
export default function NotFound() {
  return <Screen />;
}
