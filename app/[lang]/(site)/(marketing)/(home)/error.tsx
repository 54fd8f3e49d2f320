'use client';

import { lazy } from 'react';

// Loaded only after a failure, so that no page carries it.
const HomeSections = lazy(() =>
  import('./_components/home-sections').then((sections) => ({ default: sections.HomeSections })),
);

/** The page without what is stored: the default prices, and a sentence in place of the questions. */
export default function HomeError() {
  return <HomeSections prices={null} announced={[]} tax={null} faqItems={null} providers={null} />;
}
