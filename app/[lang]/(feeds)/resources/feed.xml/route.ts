import { rssResponse } from '@/lib/seo/feeds';
import { feedLanguage, readResourcesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest articles as RSS. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/resources/feed.xml'>,
): Promise<Response> {
  return rssResponse(await readResourcesFeed(await feedLanguage(params)));
}
