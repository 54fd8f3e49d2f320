import { StoredImage } from '@/components/ui/stored-image';
import type { Article } from './article';
import { ArticleFacts } from './article-facts';
import { ArticleLink } from './article-link';

/** An article in the grid. The whole card is the link; its name is the title. */
export function ArticleCard({ article }: { article: Article }) {
  return (
    <article className="group relative flex h-full flex-col">
      <div className="relative aspect-video overflow-clip">
        <StoredImage
          src={article.image_url}
          alt=""
          sizes="(min-width: 105rem) 31rem, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw"
        />
      </div>
      <p className="mt-4 text-small font-semibold text-primary">{article.shown_category}</p>
      <h3 className="mt-1.5 line-clamp-2 text-h3">
        <ArticleLink article={article} />
      </h3>
      <p className="mt-2.5 line-clamp-3 text-muted-foreground">{article.excerpt}</p>
      <ArticleFacts
        date={article.date}
        read_time={article.read_time}
        className="mt-auto pt-4 text-small"
      />
    </article>
  );
}
