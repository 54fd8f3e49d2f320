import { getServerSideSitemapIndex } from 'next-sitemap';
import { connection } from 'next/server';
import { paths } from '@/lib/paths';
import { absolute } from '@/lib/seo/absolute';
import { sitemapParts } from '@/lib/seo/sitemap-parts';
import { countStored } from '../stored-addresses';

/** The index of the sitemaps of what is stored: a new row is in it without a build. */
export async function GET(): Promise<Response> {
  await connection();
  const parts = sitemapParts(await countStored());
  return getServerSideSitemapIndex(
    parts.map((part) => absolute(paths.storedSitemapPart(`${part}.xml`))),
    { 'cache-control': 'public, max-age=300' },
  );
}
