import { rssResponse } from '@/lib/seo/feeds';
import { readResourcesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest articles as RSS. */
export async function GET(): Promise<Response> {
  return rssResponse(await readResourcesFeed());
}
