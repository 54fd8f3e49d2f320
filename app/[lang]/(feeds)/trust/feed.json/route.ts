import { jsonFeedResponse } from '@/lib/seo/feeds';
import { readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** Who began, changed or ended among the subprocessors, as a JSON feed. */
export async function GET(): Promise<Response> {
  return jsonFeedResponse(await readTrustFeed());
}
