'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ resources: { resources } }) => ({
  head: resources,
  message: resources.failed,
}));
