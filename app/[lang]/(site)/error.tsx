'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ states }) => ({
  head: states.failed,
  message: states.failed.message,
}));
