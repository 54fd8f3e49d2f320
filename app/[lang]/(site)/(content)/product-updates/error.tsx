'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { productUpdatesPage, updatesList } = await import('@/content/en/product-updates');
  return { head: productUpdatesPage, message: updatesList.error };
});
