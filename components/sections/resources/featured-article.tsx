import { StoredImage } from '@/components/ui/stored-image';
import type { Article } from './article';
import { ArticleFacts } from './article-facts';
import { ArticleLink } from './article-link';

/** The first article of a list: the picture over seven columns, the words beside it on the ground of its night. */
export function FeaturedArticle({ article }: { article: Article }) {
  return (
    <article
      data-theme="dark"
      className="group relative grid lg:grid-cols-12 lg:items-stretch forced-colors:border"
    >
      <div className="relative aspect-video overflow-clip lg:col-span-7 lg:aspect-auto lg:min-h-[27rem]">
        <StoredImage
          src={article.image_url}
          alt=""
          sizes="(min-width: 105rem) 57rem, (min-width: 64rem) 56vw, 92vw"
          priority
        />
      </div>
      <div className="flex flex-col px-6 py-8 sm:px-10 sm:py-10 lg:col-span-5">
        <p className="mb-5 text-small font-semibold text-moon-soft">{article.shown_category}</p>
        <h2 className="line-clamp-2 text-[clamp(1.75rem,2.7vw,2.625rem)] leading-[1.12] tracking-[-0.022em]">
          <ArticleLink article={article} />
        </h2>
        <p className="mt-5 line-clamp-3 max-w-[30.5em] text-lead text-moon-soft">
          {article.excerpt}
        </p>
        <ArticleFacts {...article} className="mt-auto pt-8 text-small" />
      </div>
    </article>
  );
}
