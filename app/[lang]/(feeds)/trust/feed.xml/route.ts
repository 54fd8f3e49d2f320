import { rssResponse } from '@/lib/seo/feeds';
import { feedLanguage, readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** Who began, changed or ended among the subprocessors, as RSS. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/trust/feed.xml'>,
): Promise<Response> {
  return rssResponse(await readTrustFeed(await feedLanguage(params)));
}
