'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { docsUpdates, updatesList } = await import('@/content/en/product-updates');
  return { head: docsUpdates, message: updatesList.error, isSection: true };
});
