import { rssResponse } from '@/lib/seo/feeds';
import { feedLanguage, readUpdatesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest product updates as RSS. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/product-updates/feed.xml'>,
): Promise<Response> {
  return rssResponse(await readUpdatesFeed(await feedLanguage(params)));
}
