'use client';

import { lazy } from 'react';

// Loaded only after a failure, so that no page carries it.
const SurveyPage = lazy(() =>
  import('./_components/survey-page').then((page) => ({ default: page.SurveyPage })),
);

/** The survey with its built-in list; the question about the booking system says that the stored one could not be read. */
export default function SurveyError() {
  return <SurveyPage stored={undefined} />;
}
