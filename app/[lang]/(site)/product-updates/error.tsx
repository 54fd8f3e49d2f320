'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ productUpdates }) => ({
  head: productUpdates.productUpdatesPage,
  message: productUpdates.updatesList.error,
}));
