import type { Metadata } from 'next';
import { ArticlePage } from '@/components/sections/resources/article-page';
import { ReloadLink } from '@/components/states/reload-link';
import { JsonLd } from '@/components/seo/json-ld';
import { resources as copy } from '@/content/resources';
import { getBlogPost, listFurtherPosts, listNewestPostIds } from '@/lib/data/blog-posts';
import { skipDuringBuildOutage } from '@/lib/data/skip-during-build-outage';
import { settings } from '@/lib/env';
import { imageHosts } from '@/lib/image-hosts';
import { paths } from '@/lib/paths';
import { uuidSchema } from '@/lib/schemas/uuid';
import { lastChange } from '@/lib/seo/last-change';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { blogPosting } from '@/lib/seo/blog-posting';
import { breadcrumbs } from '@/lib/seo/breadcrumbs';
import { articleContents } from '@/lib/text/resource-contents';
import { imageSource, PLACEHOLDER_IMAGE } from '@/lib/text/image-source';
import { clipText, DESCRIPTION_LENGTH } from '@/lib/text/clip-text';
import { sanitiseStoredHtml } from '@/lib/text/stored-html';
import { ArticleNotFound } from './article-not-found';
import { ArticleUnread } from './article-unread';

type Props = PageProps<'/resources/[slug]'>;

const resourcesHead = [paths.resources, 'Resources'] as const;

/** How many articles are offered at the end of one. */
const FURTHER = 3;

// The framework wants at least one page to build; this address is never one, as it is no uuid.
const NO_PAGE = '-';

/** The newest articles are prerendered, the others when they are first asked for. */
export async function generateStaticParams() {
  const ids = (await skipDuringBuildOutage(listNewestPostIds)) ?? [];
  return ids.length > 0 ? ids.map((slug) => ({ slug })) : [{ slug: NO_PAGE }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await skipDuringBuildOutage(async () => readPost((await params).slug));
  if (!post) return missingPageMetadata(copy.notFound.title);
  return pageMetadata({
    title: post.title,
    description: clipText(post.excerpt || copy.description, DESCRIPTION_LENGTH),
    path: paths.article(post.id),
    cardName: `resources/${post.id}`,
    feed: 'resources',
    article: {
      published: post.date,
      modified: lastChange(post),
      author: post.author,
      section: post.shown_category,
    },
  });
}

export default async function ResourcePage({ params }: Props) {
  const { slug } = await params;
  const read = await skipDuringBuildOutage(() => readArticle(slug));
  if (read === null) return <ArticleNotFound />;
  if (!read) return <ArticleUnread retry={<ReloadLink href={paths.article(slug)} />} />;
  const { html, headings } = articleContents(sanitiseStoredHtml(read.post.content));
  return (
    <>
      <JsonLd data={blogPosting(read.post, articleImage(read.post))} />
      <JsonLd data={breadcrumbs(resourcesHead, [paths.article(read.post.id), read.post.title])} />
      <ArticlePage article={read.post} html={html} headings={headings} further={read.further} />
    </>
  );
}

/** The article's own picture where it has one that may be shown. */
function articleImage({ image_url }: { image_url: string }): string | null {
  const source = imageSource(image_url, { siteUrl: settings().siteUrl, hosts: imageHosts() });
  return source === PLACEHOLDER_IMAGE ? null : source;
}

async function readArticle(slug: string) {
  const post = await readPost(slug);
  return post && { post, further: await listFurtherPosts(post, FURTHER) };
}

/** The address is the article's id; what is no uuid never gets to the database. */
async function readPost(slug: string) {
  const id = uuidSchema.safeParse(slug);
  return id.success ? getBlogPost(id.data) : null;
}
