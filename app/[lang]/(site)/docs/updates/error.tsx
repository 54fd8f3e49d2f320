'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ productUpdates }) => ({
  head: productUpdates.docsUpdates,
  message: productUpdates.updatesList.error,
  isSection: true,
}));
