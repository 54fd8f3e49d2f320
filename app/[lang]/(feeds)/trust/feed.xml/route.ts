import { rssResponse } from '@/lib/seo/feeds';
import { readTrustFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** Who began, changed or ended among the subprocessors, as RSS. */
export async function GET(): Promise<Response> {
  return rssResponse(await readTrustFeed());
}
