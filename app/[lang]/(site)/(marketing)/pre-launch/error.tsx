'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ survey: { survey, surveyPage } }) => ({
  head: surveyPage,
  message: survey.failed,
}));
