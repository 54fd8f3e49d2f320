import type { ReactNode } from 'react';
import { Drawing } from '@/components/illustrations/drawing';
import { Prose } from '@/components/prose/prose';
import { BackLink } from '@/components/ui/back-link';
import { StoredImage } from '@/components/ui/stored-image';
import { words } from '@/content/words';
import { currentLanguage } from '@/lib/languages/current-language';
import { localPath } from '@/lib/languages/local-path';
import { paths } from '@/lib/paths';
import { resourceListAddress, categorySlug } from '@/lib/articles/lists';
import { fitWords } from '@/lib/text/fit-words';
import type { ArticleHeading } from '@/lib/html/stored-html';
import type { SafeHtml } from '@/lib/html/sanitize';
import { ArticleFacts, ArticleLink, type Article } from '../../_components/articles';
import styles from './article-page.module.css';
import endMark from './end-mark.svg';

interface ArticlePageProps {
  article: Article & { image_alt: string };
  html: SafeHtml;
  headings: readonly ArticleHeading[];
  further: readonly Article[];
}

/** One article: the heading over the width of the page, the contents in the ledger column, the text beside them. */
export async function ArticlePage({ article, html, headings, further }: ArticlePageProps) {
  const { resources: copy } = (await words()).resources;
  const language = await currentLanguage();
  const { title, excerpt, image_url, image_alt, image_focus, shown_category: category } = article;
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-8">
        <BackLink href={paths.resources}>{copy.back}</BackLink>
        <header className="mt-8">
          <CategoryTag
            href={localPath(
              language,
              resourceListAddress({ slug: categorySlug(category), page: 1 }),
            )}
          >
            {category}
          </CategoryTag>
          <h1 dir="auto" style={fitWords(title)} className="max-w-[13em] text-h1 wrap-anywhere">
            {title}
          </h1>
          <ArticleFacts {...article} className="mt-6" />
        </header>
        <div className={`${styles.picture} relative mt-10 aspect-video overflow-clip`}>
          <StoredImage
            src={image_url}
            focus={image_focus}
            alt={image_alt}
            sizes="(min-width: 105rem) 97rem, 92vw"
            priority
          />
        </div>
        {/* A wide table scrolls, and the text keeps to the page: the column has no smallest width. */}
        <div className={`${styles.body} grid grid-cols-1 gap-y-12 pb-section lg:grid-cols-12`}>
          <div className={styles.story}>
            {excerpt && (
              <p dir="auto" className={`${styles.excerpt} max-w-[38rem] font-display font-medium`}>
                {excerpt}
              </p>
            )}
            <Prose html={html} />
            {/* The key is back on its hook. */}
            <Drawing file={endMark} className="mt-12 h-11 w-16" />
          </div>
          <ArticleContents label={copy.contents} headings={headings} />
        </div>
      </article>
      <FurtherArticles title={copy.further} articles={further} />
    </div>
  );
}

/** The category of an article as the luggage label on its string; it links to the other articles of the category. */
function CategoryTag({ href, children }: { href: string; children: ReactNode }) {
  return (
    <p className="eyebrow mb-6 flex items-center text-small leading-none font-semibold">
      <span className="inline-flex">
        <a
          href={href}
          className="inline-flex min-h-11 items-center py-2 pr-4 pl-7.5 -outline-offset-4 outline-current hover:underline"
        >
          {children}
        </a>
      </span>
    </p>
  );
}

/** An article with fewer parts than this needs no contents. */
const WORTH_LISTING = 3;

interface ArticleContentsProps {
  label: string;
  headings: readonly ArticleHeading[];
}

/** The parts of a long article as a ledger that stays in view. On a narrow screen the text comes first. */
function ArticleContents({ label, headings }: ArticleContentsProps) {
  if (headings.length < WORTH_LISTING) return null;
  return (
    <nav
      aria-labelledby="article-contents"
      className={`${styles.contents} self-start overflow-y-auto max-lg:hidden lg:sticky lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pr-10 print:hidden`}
    >
      <p
        id="article-contents"
        className="border-b-[1.5px] border-foreground pb-2 text-small font-semibold"
      >
        {label}
      </p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id} className="border-b">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-2 leading-snug wrap-anywhere hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The articles to read next, as rows of the ledger. */
function FurtherArticles({ title, articles }: { title: string; articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="further-title" data-theme="dark">
      <div className="mx-auto grid max-w-page gap-y-8 px-gutter py-16 lg:grid-cols-12 lg:py-24">
        <h2 id="further-title" className="text-h2 lg:col-span-3">
          {title}
        </h2>
        <ol className="border-t lg:col-span-9">
          {articles.map((article) => (
            <li
              key={article.id}
              className="group relative grid gap-x-8 gap-y-4 border-b py-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center"
            >
              <div className="relative aspect-video overflow-clip max-sm:hidden">
                <StoredImage
                  src={article.image_url}
                  focus={article.image_focus}
                  alt=""
                  sizes="12rem"
                />
              </div>
              <div>
                <h3 dir="auto" className="text-h3 wrap-anywhere">
                  <ArticleLink article={article} />
                </h3>
                <ArticleFacts
                  date={article.date}
                  read_time={article.read_time}
                  language={article.language}
                  className="mt-2 text-small"
                />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
