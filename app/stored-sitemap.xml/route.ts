import { getServerSideSitemap } from 'next-sitemap';
import { connection } from 'next/server';
import { withEtag } from '@/lib/http/with-etag';
import { sitemapField } from '@/lib/seo/sitemap-field';
import { listStoredAddresses } from './stored-addresses';

/** The sitemap of what is stored: a new row is in it without a build. */
export async function GET(): Promise<Response> {
  await connection();
  const fields = (await listStoredAddresses()).map(sitemapField);
  return withEtag(await getServerSideSitemap(fields, { 'cache-control': 'public, max-age=300' }));
}
