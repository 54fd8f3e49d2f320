import type { Metadata } from 'next';
import { Drawing } from '@/components/illustrations/drawing';
import { PreviewBar } from '@/components/layout/preview-bar';
import { Eyebrow } from '@/components/sections/eyebrow';
import { JsonLd } from '@/components/seo/json-ld';
import { ErrorState } from '@/components/states/error-state';
import { Missing } from '@/components/states/missing';
import { PageInEnglish } from '@/components/states/page-in-english';
import { ReloadLink } from '@/components/states/reload-link';
import { BackLink } from '@/components/ui/back-link';
import { buttonVariants } from '@/components/ui/button';
import { SiteLink } from '@/components/ui/site-link';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { readPreview } from '@/lib/auth/read-preview';
import {
  getBlogPost,
  listFurtherPosts,
  listBlogPosts,
  previewBlogPost,
} from '@/lib/articles/articles';
import { articleHead } from '@/lib/articles/article-head';
import { skipDuringBuildOutage } from '@/lib/supabase/skip-during-build-outage';
import { settings } from '@/lib/env/env';
import { imageHosts, imageSource, PLACEHOLDER_IMAGE } from '@/lib/html/images';
import { defaultLanguage, isLanguage } from '@/lib/languages/languages';
import { localPath } from '@/lib/languages/local-path';
import { originalOf } from '@/lib/languages/original-page';
import { addressesOf } from '@/lib/languages/translations';
import { paths } from '@/lib/paths';
import { leadOn } from '@/lib/redirects/redirects';
import { uuidSchema } from '@/lib/forms/fields';
import { lastChange, breadcrumbs } from '@/lib/seo/json-ld';
import { blogPosting } from '@/lib/articles/structured-data';
import { missingPageMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { articleContents } from '@/lib/html/stored-html';
import { startOfDay } from '@/lib/text/format';
import { sanitiseStoredHtml } from '@/lib/html/sanitize';
import { ArticlePage } from './_components/article-page';
import emptyShelf from './_components/empty-shelf.svg';

type Props = PageProps<'/[lang]/resources/[slug]'>;

/** How many articles are offered at the end of one. */
const FURTHER = 3;

// The build needs at least one page. This is no uuid, so it is never an article.
const NO_PAGE = '-';

/** The newest articles are prerendered, the others with their first request. */
export async function generateStaticParams({ params }: { params: { lang: string } }) {
  const language = isLanguage(params.lang) ? params.lang : defaultLanguage;
  const newest = await skipDuringBuildOutage(() =>
    listBlogPosts({ categories: null, page: 1 }, language),
  );
  const own = newest?.posts.filter((post) => post.language === language) ?? [];
  return own.length > 0 ? own.map(({ id }) => ({ slug: id })) : [{ slug: NO_PAGE }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const post = await skipDuringBuildOutage(async () => readPost((await params).slug));
  if (!post) return missingPageMetadata((await words()).resources.resources.notFound.title);
  return pageMetadata({
    ...articleHead(post),
    hidden: 'isPreview' in post,
    language: await currentLanguage(),
    alternates: addressesOf(post.alternates, paths.article),
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
  const { resources: copy } = resources;
  const language = await currentLanguage();
  const read = await skipDuringBuildOutage(() => readArticle(slug));
  if (read === null) {
    await leadOn(localPath(language, paths.article(slug)));
    const id = uuidSchema.safeParse(slug);
    const original = await originalOf(slug, language, paths.article, async () =>
      id.success ? skipDuringBuildOutage(() => getBlogPost(id.data)) : null,
    );
    return <ArticleNotFound original={original} />;
  }
  if (!read) return <ArticleUnread path={localPath(language, paths.article(slug))} />;
  const { html, headings } = articleContents(sanitiseStoredHtml(read.post.content));
  return (
    <>
      {'isPreview' in read.post ? <PreviewBar collection="articles" id={read.post.id} /> : null}
      <JsonLd data={blogPosting(read.post, articleImage(read.post))} />
      <JsonLd
        data={breadcrumbs(
          navigation,
          language,
          [paths.resources, copy.eyebrow.label],
          [paths.article(read.post.id), read.post.title],
        )}
      />
      <ArticlePage article={read.post} html={html} headings={headings} further={read.further} />
    </>
  );
}

/** The article could not be read while the site was built. The next request reads it. */
async function ArticleUnread({ path }: { path: string }) {
  const { resources, states } = await words();
  const copy = resources.resources;
  return (
    <div
      data-theme="light"
      className="mx-auto max-w-page overflow-x-clip px-gutter pt-8 pb-section"
    >
      <BackLink href={paths.resources}>{copy.back}</BackLink>
      <h1 className="mt-10 mb-8 text-h1">{copy.notFound.title}</h1>
      <ErrorState
        message={copy.articleFailed}
        retry={<ReloadLink href={path} label={states.tryAgain} />}
      />
    </div>
  );
}

/** An unknown or malformed id, an article that is not published or not in this language: a gap on the shelf. */
async function ArticleNotFound({
  original,
}: {
  original: Awaited<ReturnType<typeof getBlogPost>>;
}) {
  const { resources: copy } = (await words()).resources;
  const { eyebrow, title, text } = copy.notFound;
  return (
    <div
      data-theme="light"
      className="mx-auto grid max-w-page items-end gap-y-12 overflow-x-clip border-b-[1.5px] border-foreground px-gutter pt-12 lg:grid-cols-12 xl:pt-16"
    >
      <Missing />
      <div className="pb-4 lg:col-span-6 lg:pb-section">
        <Eyebrow {...eyebrow} />
        <h1 className="text-h1">{title}</h1>
        <p className="mt-6 text-lead">{text}</p>
        <PageInEnglish
          page={original && { path: paths.article(original.id), title: original.title }}
          className="mt-4"
        />
        <SiteLink
          href={paths.resources}
          className={`${buttonVariants({ variant: 'tag', size: 'lg' })} mt-8`}
        >
          {copy.back}
        </SiteLink>
      </div>
      <Drawing file={emptyShelf} className="w-full max-w-[40rem] justify-self-end lg:col-span-6" />
    </div>
  );
}

/** The article's own picture where it has one that may be shown. */
function articleImage({ image_url }: { image_url: string }): string | null {
  const source = imageSource(image_url, { siteUrl: settings().siteUrl, hosts: imageHosts() });
  return source === PLACEHOLDER_IMAGE ? null : source;
}

async function readArticle(slug: string) {
  const post = await readPost(slug);
  return post && { post, further: await listFurtherPosts(post, FURTHER, await currentLanguage()) };
}

/** The slug is the article's id. Anything but a uuid does not reach the database. */
async function readPost(slug: string) {
  const id = uuidSchema.safeParse(slug);
  if (!id.success) return null;
  const post = await getBlogPost(id.data, await currentLanguage());
  return post ?? readPreview((client) => previewBlogPost(client, id.data));
}
