'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ productUpdates }) => ({
  head: productUpdates.updatePages.all,
  message: productUpdates.updatesList.error,
}));
