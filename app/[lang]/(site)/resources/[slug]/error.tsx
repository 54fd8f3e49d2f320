'use client';

import { routeError } from '@/components/states/route-error';
import { paths } from '@/lib/paths';

export default routeError(({ resources: { resources } }) => ({
  head: resources.notFound,
  message: resources.articleFailed,
  back: { href: paths.resources, label: resources.back },
}));
