'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ productUpdates }) => ({
  head: productUpdates.updatePages.major,
  message: productUpdates.updatesList.error,
  isSection: true,
}));
