'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ productUpdates }) => ({
  head: productUpdates.updatePages.minor,
  message: productUpdates.updatesList.error,
  isSection: true,
}));
