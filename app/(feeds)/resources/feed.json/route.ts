import { jsonFeedResponse } from '@/lib/seo/feeds';
import { readResourcesFeed } from '@/app/(feeds)/read-feeds';

/** The newest articles as a JSON feed. */
export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readResourcesFeed());
}
