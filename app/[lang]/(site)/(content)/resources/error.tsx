'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { resources } = await import('@/content/en/resources');
  return { head: resources, message: resources.failed };
});
