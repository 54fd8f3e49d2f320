'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ docs: { docs } }) => ({
  head: docs.faq,
  message: docs.faq.error,
  isSection: true,
}));
