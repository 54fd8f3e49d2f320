'use client';

import { routeError } from '@/components/states/route-error';
import { paths } from '@/lib/paths';

export default routeError(async () => {
  const { resources } = await import('@/content/resources');
  return {
    head: resources.notFound,
    message: resources.articleFailed,
    back: { href: paths.resources, label: resources.back },
  };
});
