'use client';

import { routeError } from '@/components/states/route-error';

export default routeError(({ info: { info } }) => ({
  head: { eyebrow: info.eyebrow, title: info.notFound.title },
  message: info.failed.text,
}));
