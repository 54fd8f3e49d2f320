import { rssResponse } from '@/lib/seo/feeds';
import { readUpdatesFeed } from '../read-feed';

/** The newest product updates as RSS. */
export async function GET(): Promise<Response> {
  return rssResponse(await readUpdatesFeed());
}
