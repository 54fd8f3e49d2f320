import { connection } from 'next/server';
import { pageHeads } from '@/app/_document/page-heads';
import { brand } from '@/lib/brand';
import { listBlogPosts } from '@/lib/articles/articles';
import { listJobOpenings } from '@/lib/careers/job-openings';
import { defaultLanguage } from '@/lib/languages/languages';
import { withEtag } from '@/lib/http/with-etag';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { absolute } from '@/lib/seo/absolute';
import type { PageHead } from '@/lib/seo/page-head';

/** The heads of the static pages in English, which is what language models are told. */
const heads = pageHeads(defaultLanguage);

const GROUPS: readonly PageHead['group'][] = [
  'Product',
  'Help and documentation',
  'Company',
  'Legal',
];

/** The site in one page for language models (llmstxt.org): the list of the sitemap, with its descriptions. */
export async function GET(): Promise<Response> {
  await connection();
  const [{ posts }, { openings }] = await Promise.all([
    listBlogPosts({ categories: null, page: 1 }),
    listJobOpenings(),
  ]);
  const text = [
    `# ${brand.name}`,
    `> ${heads[0]?.description} ${brand.tagline} Operated in ${brand.country}.`,
    ...GROUPS.map((group) => section(group, pagesOf(group))),
    section(
      'Newest articles',
      posts.map((post) => link(paths.article(addressKey(post)), post.title, post.excerpt)),
    ),
    section(
      'Open positions',
      openings.map(({ title, type, location, ...job }) =>
        link(paths.job(addressKey(job)), title, `${type}, ${location}`),
      ),
    ),
    section('Optional', [
      link(paths.resourcesRss, 'Articles as RSS', 'the newest articles for feed readers'),
      link(paths.updatesRss, 'Product updates as RSS', 'the newest updates for feed readers'),
      link(paths.trustRss, 'Changes of subprocessors as RSS', 'who processes personal data'),
      link(paths.sitemap, 'Sitemap', 'every static page'),
      link(paths.storedSitemap, 'Sitemap of articles and positions', 'every stored page'),
    ]),
  ];
  const headers = {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=300',
  };
  return withEtag(new Response(`${text.filter(Boolean).join('\n\n')}\n`, { headers }));
}

function pagesOf(group: PageHead['group']): string[] {
  return heads
    .filter((head) => head.group === group)
    .map(({ path, title, description }) => link(path, title, description));
}

function section(title: string, links: readonly string[]): string {
  return links.length > 0 ? [`## ${title}`, '', ...links].join('\n') : '';
}

function link(path: string, title: string, description: string): string {
  const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  return `- [${oneLine(title).replace(/[[\]]/g, '')}](${absolute(path)}): ${oneLine(description)}`;
}
