'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { faq, faqPage } = await import('@/content/en/faq');
  return { head: faqPage, message: faq.error };
});
