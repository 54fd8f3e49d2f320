'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { docs } = await import('@/content/en/docs');
  return { head: docs.features, message: docs.features.error, isSection: true };
});
