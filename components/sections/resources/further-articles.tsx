import { StoredImage } from '@/components/ui/stored-image';
import { resources as copy } from '@/content/resources';
import type { Article } from './article';
import { ArticleFacts } from './article-facts';
import { ArticleLink } from './article-link';

/** What to read next, as rows of the ledger. */
export function FurtherArticles({ articles }: { articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="further-title" data-theme="dark">
      <div className="mx-auto grid max-w-page gap-y-8 px-gutter py-16 lg:grid-cols-12 lg:py-24">
        <h2 id="further-title" className="text-h2 lg:col-span-3">
          {copy.further}
        </h2>
        <ol className="border-t lg:col-span-9">
          {articles.map((article) => (
            <li
              key={article.id}
              className="group relative grid gap-x-8 gap-y-4 border-b py-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:items-center"
            >
              <div className="relative aspect-video overflow-clip max-sm:hidden">
                <StoredImage src={article.image_url} alt="" sizes="12rem" />
              </div>
              <div>
                <h3 className="text-h3 wrap-anywhere">
                  <ArticleLink article={article} />
                </h3>
                <ArticleFacts
                  date={article.date}
                  read_time={article.read_time}
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
