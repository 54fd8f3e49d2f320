import { jsonFeedResponse } from '@/lib/seo/feeds';
import { feedLanguage, readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** Who began, changed or ended among the subprocessors, as a JSON feed. */
export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/trust/feed.json'>,
): Promise<Response> {
  return jsonFeedResponse(await readTrustFeed(await feedLanguage(params)));
}
