import { feedRoute, readResourcesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest articles as RSS. */
export const GET = feedRoute(readResourcesFeed);
