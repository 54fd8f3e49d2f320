'use client';

import { lazy } from 'react';
import { afterFailure } from '@/components/states/route-error';

/** The survey with its built-in list; the question about the booking system says that the stored one could not be read. */
export default lazy(() =>
  afterFailure(import('./_components/survey-page'), ({ SurveyPage }, words) => (
    <SurveyPage stored={undefined} words={words.survey} />
  )),
);
