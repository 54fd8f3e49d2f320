'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { positions } = await import('@/content/en/careers');
  return {
    head: { title: positions.title },
    message: positions.error,
    toast: positions.errorToast,
  };
});
