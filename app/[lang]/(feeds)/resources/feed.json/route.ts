import { jsonFeedResponse } from '@/lib/seo/feeds';
import { feedLanguage, readResourcesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest articles as a JSON feed. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/resources/feed.json'>,
): Promise<Response> {
  return jsonFeedResponse(await readResourcesFeed(await feedLanguage(params)));
}
