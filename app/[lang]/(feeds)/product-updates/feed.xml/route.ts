import { feedRoute, readUpdatesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest product updates as RSS. */
export const GET = feedRoute(readUpdatesFeed);
