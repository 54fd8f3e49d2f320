'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { job } = await import('@/content/en/careers');
  const { paths } = await import('@/lib/paths');
  return {
    head: { title: job.eyebrow.label },
    message: job.error,
    toast: job.errorToast,
    back: { href: paths.careers, label: job.return },
  };
});
