'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ careers }) => ({
  head: { title: careers.positions.title },
  message: careers.positions.error,
  toast: careers.positions.errorToast,
}));
