'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ faq }) => ({
  head: faq.faqPage,
  message: faq.faq.error,
}));
