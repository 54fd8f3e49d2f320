'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { failed } = await import('@/content/en/states');
  return { head: failed, message: failed.message };
});
