import type { Metadata } from 'next';
import { PreviewBar } from '@/components/layout/preview-bar';
import { JsonLd } from '@/components/seo/json-ld';
import { words } from '@/content/words';
import { articleHead } from '@/lib/articles/article-head';
import {
  getBlogPost,
  listBlogPosts,
  listFurtherPosts,
  previewBlogPost,
} from '@/lib/articles/articles';
import { blogPosting } from '@/lib/articles/structured-data';
import { settings } from '@/lib/env/env';
import { slugOf } from '@/lib/forms/fields';
import { imageHosts, imageSource, PLACEHOLDER_IMAGE } from '@/lib/html/images';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { articleContents } from '@/lib/html/stored-html';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { addressKey } from '@/lib/forms/address-key';
import { storedPage } from '@/lib/rows/stored-page';
import { breadcrumbs, lastChange } from '@/lib/seo/json-ld';
import { missingPageMetadata } from '@/lib/seo/page-metadata';
import { startOfDay } from '@/lib/text/format';
import { ArticlePage } from './_components/article-page';
import { ArticleNotFound, ArticleUnread } from './_components/no-article';

type Props = PageProps<'/[lang]/resources/[slug]'>;

/** How many articles are offered at the end of one. */
const FURTHER = 3;

/** The slug is the article's readable address, or its id. A build renders the newest, others wait for their first request. */
const stored = storedPage({
  address: paths.article,
  keyOf: slugOf,
  get: getBlogPost,
  preview: previewBlogPost,
  list: async (language) => (await listBlogPosts({ categories: null, page: 1 }, language)).posts,
  rowKey: addressKey,
});

export async function generateStaticParams({ params }: { params: { lang: string } }) {
  return (await stored.keys(params)).map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await stored.read((await params).slug);
  if (!post) return missingPageMetadata((await words()).resources.resources.notFound.title);
  return stored.metadata(post, {
    ...articleHead(post),
    feed: 'resources',
    article: {
      published: startOfDay(post.date),
      modified: lastChange(post),
      author: post.author,
      section: post.shown_category,
    },
  });
}

export default async function ResourcePage({ params }: Props) {
  const { slug } = await params;
  const { navigation, resources } = await words();
  const language = await currentLanguage();
  const post = await stored.read(slug);
  if (post === null) return <ArticleNotFound original={await stored.leadOnOrOriginal(slug)} />;
  if (!post) return <ArticleUnread path={localPath(language, paths.article(slug))} />;
  const { html, headings } = articleContents(sanitiseStoredHtml(post.content));
  const further = await listFurtherPosts(post, FURTHER, language);
  return (
    <>
      {'isPreview' in post ? <PreviewBar collection="articles" id={post.id} /> : null}
      <JsonLd data={blogPosting(post, articleImage(post))} />
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.resources, resources.resources.eyebrow.label],
          [paths.article(addressKey(post)), post.title],
        )}
      />
      <ArticlePage article={post} html={html} headings={headings} further={further} />
    </>
  );
}

/** The article's own picture where it has one that may be shown. */
function articleImage({ image_url }: { image_url: string }): string | null {
  const source = imageSource(image_url, { siteUrl: settings().siteUrl, hosts: imageHosts() });
  return source === PLACEHOLDER_IMAGE ? null : source;
}
