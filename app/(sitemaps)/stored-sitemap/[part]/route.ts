import { getServerSideSitemap } from 'next-sitemap';
import { withEtag } from '@/lib/http/with-etag';
import { parsePart, sitemapField } from '@/lib/seo/sitemap-parts';
import { readPart } from '../../stored-addresses';

type Context = { params: Promise<{ part: string }> };

/** One part of the sitemap of what is stored. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const name = parsePart((await params).part);
  const entries = name && (await readPart(name.noun, name.part));
  if (!entries?.length) return new Response(null, { status: 404 });
  const headers = { 'cache-control': 'public, max-age=300' };
  return withEtag(await getServerSideSitemap(entries.map(sitemapField), headers));
}
