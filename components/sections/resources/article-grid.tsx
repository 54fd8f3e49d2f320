import { resources as copy } from '@/content/resources';
import type { Article } from './article';
import { ArticleCard } from './article-card';
import { FeaturedArticle } from './featured-article';

/** The first article large, the others three in a row. */
export function ArticleGrid({ articles }: { articles: readonly Article[] }) {
  const [first, ...others] = articles;
  if (!first) return null;
  return (
    <>
      <FeaturedArticle article={first} />
      {others.length > 0 && (
        <section aria-labelledby="older-articles">
          <h2 id="older-articles" className="sr-only">
            {copy.older}
          </h2>
          <ul className="mt-14 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:grid-cols-3 xl:gap-x-10">
            {others.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
