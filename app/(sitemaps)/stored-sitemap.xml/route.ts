import { getServerSideSitemapIndex } from 'next-sitemap';
import { connection } from 'next/server';
import { withEtag } from '@/lib/http/with-etag';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/seo/absolute';
import { sitemapParts } from '@/lib/seo/sitemap-parts';
import { countStored } from '../stored-addresses';

/** The index of the sitemaps of what is stored: a new row is in it without a build. */
export async function GET(): Promise<Response> {
  await connection();
  const parts = sitemapParts(await countStored());
  const addresses = parts.map((part) => absolute(paths.storedSitemapPart(`${part}.xml`)));
  return withEtag(
    await getServerSideSitemapIndex(addresses, { 'cache-control': 'public, max-age=300' }),
  );
}
