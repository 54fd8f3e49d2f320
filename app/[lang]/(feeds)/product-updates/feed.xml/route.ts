import { rssResponse } from '@/lib/seo/feeds';
import { readUpdatesFeed } from '@/app/[lang]/(feeds)/read-feeds';

/** The newest product updates as RSS. */
export async function GET(): Promise<Response> {
  return rssResponse(await readUpdatesFeed());
}
