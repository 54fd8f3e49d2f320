import { jsonFeedResponse } from '@/lib/seo/feeds';
import { feedLanguage, readUpdatesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest product updates as a JSON feed. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/product-updates/feed.json'>,
): Promise<Response> {
  return jsonFeedResponse(await readUpdatesFeed(await feedLanguage(params)));
}
