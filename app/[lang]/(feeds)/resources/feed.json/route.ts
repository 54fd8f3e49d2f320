import { jsonFeedResponse } from '@/lib/seo/feeds';
import { readResourcesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest articles as a JSON feed. */
export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readResourcesFeed());
}
