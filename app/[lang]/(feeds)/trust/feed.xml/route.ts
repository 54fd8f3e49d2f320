import { feedRoute, readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** Who began, changed or ended among the subprocessors, as RSS. */
export const GET = feedRoute(readTrustFeed);
