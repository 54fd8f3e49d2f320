import { jsonFeedResponse } from '@/lib/seo/feeds';
import { readUpdatesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest product updates as a JSON feed. */
export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readUpdatesFeed());
}
