import { jsonFeedResponse } from '@/lib/seo/feeds';
import { readUpdatesFeed } from '@/app/(feeds)/read-feeds';

/** The newest product updates as a JSON feed. */
export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readUpdatesFeed());
}
