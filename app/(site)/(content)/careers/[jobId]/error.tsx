'use client';

import { routeError } from '@/components/states/route-error';
import { paths } from '@/lib/paths';

export default routeError(async () => {
  const { job } = await import('@/content/careers');
  return {
    head: { title: job.eyebrow.label },
    message: job.error,
    toast: job.errorToast,
    back: { href: paths.careers, label: job.return },
  };
});
