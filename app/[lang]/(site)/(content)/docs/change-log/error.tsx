'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { docsChangeLog, updatesList } = await import('@/content/en/product-updates');
  return { head: docsChangeLog, message: updatesList.error, isSection: true };
});
