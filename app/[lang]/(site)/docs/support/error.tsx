'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ docs: { docs } }) => ({
  message: docs.support.error,
  isSection: true,
}));
