'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { docs } = await import('@/content/en/docs');
  return { message: docs.support.error, isSection: true };
});
