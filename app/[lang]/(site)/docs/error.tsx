'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ docs: { docs } }) => ({
  head: docs.features,
  message: docs.features.error,
  isSection: true,
}));
