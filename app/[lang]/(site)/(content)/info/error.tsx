'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { info } = await import('@/content/en/info');
  return {
    head: { eyebrow: info.eyebrow, title: info.notFound.title },
    message: info.failed.text,
  };
});
