'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(async () => {
  const { resources } = await import('@/content/en/resources');
  const { paths } = await import('@/lib/paths');
  return {
    head: resources.notFound,
    message: resources.articleFailed,
    back: { href: paths.resources, label: resources.back },
  };
});
