import { feedRoute, readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The subprocessors that began, changed or ended, as RSS. */
export const GET = feedRoute(readTrustFeed);
