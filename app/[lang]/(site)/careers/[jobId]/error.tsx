'use client';

import { routeError } from '@/components/states/route-error';
import { paths } from '@/lib/paths';

export default routeError(({ careers }) => ({
  head: { title: careers.job.eyebrow.label },
  message: careers.job.error,
  toast: careers.job.errorToast,
  back: { href: paths.careers, label: careers.job.return },
}));
