import { BackLink } from '@/components/ui/back-link';
import { StoredImage } from '@/components/ui/stored-image';
import { resources as copy } from '@/content/resources';
import { paths } from '@/lib/paths';
import type { ArticleHeading } from '@/lib/text/resource-contents';
import { categorySlug } from '@/lib/text/resource-category';
import { resourceListAddress } from '@/lib/text/resource-address';
import type { SafeHtml } from '@/lib/text/stored-html';
import { Prose } from '../prose/prose';
import type { Article } from './article';
import { ArticleContents } from './article-contents';
import { ArticleFacts } from './article-facts';
import styles from './article-page.module.css';
import { CategoryTag } from './category-tag';
import { EndMark } from './end-mark';
import { FurtherArticles } from './further-articles';

interface ArticlePageProps {
  article: Article;
  html: SafeHtml;
  headings: readonly ArticleHeading[];
  further: readonly Article[];
}

/** One article: the heading over the width of the page, the contents in the ledger column, the text beside them. */
export function ArticlePage({ article, html, headings, further }: ArticlePageProps) {
  const { title, excerpt, image_url, shown_category: category } = article;
  return (
    <div data-theme="light" className="overflow-x-clip">
      <article className="mx-auto max-w-page px-gutter pt-8">
        <BackLink href={paths.resources}>{copy.back}</BackLink>
        <header className="mt-8">
          <CategoryTag href={resourceListAddress({ slug: categorySlug(category), page: 1 })}>
            {category}
          </CategoryTag>
          <h1 className="max-w-[13em] text-h1 wrap-anywhere">{title}</h1>
          <ArticleFacts {...article} className="mt-6" />
        </header>
        <div className={styles.picture}>
          <StoredImage src={image_url} alt="" sizes="(min-width: 105rem) 97rem, 92vw" priority />
        </div>
        <div className={styles.body}>
          <div className={styles.story}>
            {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
            <Prose html={html} />
            <EndMark />
          </div>
          <ArticleContents headings={headings} />
        </div>
      </article>
      <FurtherArticles articles={further} />
    </div>
  );
}
